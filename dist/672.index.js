export const id=672;export const ids=[672];export const modules={3880:(e,t,n)=>{n.d(t,{mN:()=>R,RE:()=>x,dP:()=>S,S0:()=>I});var i=n(7406),r=n(5835),o=n(3929),s=n(2926),a=n(7746),l=n(4062);let u="\x1b[0K";function c(e){return""===e?void 0:e}function d(e){return/^[1-9]\d{0,14}$/u.test(e??"")?Number(e):void 0}function h(e){return void 0!==e&&""!==e}var f=n(7932),p=n(3185),m=n(3891),g=n(4730),$=n(6856),v=n(6760),w=n(7176),b=n(8576);async function _(e,t,n){let{head:r}=await (0,w.b$)(e,t),o=await y(e,n);if(void 0===o){let t=`origin/${n}`,r=await y(e,t)===void 0?"git branch --all lists those that there are; fetch any other first (git fetch origin NAME:NAME)":`there is ${t}: give --base ${t}`;throw new i.j1(`--base ${n}: no such branch or commit; ${r}.`)}let s=await e(["merge-base","--end-of-options",o,r]);if(0!==s.status){let t=await (0,b.fE)(e)?"this checkout is shallow: run git fetch --unshallow":"their histories are unrelated: give the branch that HEAD was started from";throw new i.j1(`--base ${n}: it has no commit in common with HEAD; ${t}.`)}let a=s.stdout.toString("latin1").trim();if(a===r)throw new i.j1(`Your branch has no commits beyond ${n}: commit first, or give --base the branch that it was started from.`);return{base:a,head:r}}async function y(e,t){let n=await e(["rev-parse","--verify","--quiet","--end-of-options",`${t}^{commit}`]);return 0===n.status?n.stdout.toString("latin1").trim():void 0}let E=["service","base-url",...Object.values(n(300).K1).flatMap(e=>e.meantByOwn?[]:e.changeInput),"base-sha","head-sha"];async function k(e,t,n,{directory:r,environment:o}){let s=E.find(e=>void 0!==t[e]);if(void 0!==s)throw new i.j1(`--base ${n} looks at what HEAD has beyond it, without a review service: leave out --${s}, or --base`);let a=(0,v.resolve)(r,e.input("working-directory")??"."),l=await _((0,b.lD)(a,o),a,n),{untrusted:u,change:c,namedChange:d,...h}=e;return{...h,input:t=>"base-sha"===t?l.base:"head-sha"===t?l.head:E.includes(t)?void 0:e.input(t)}}function I({flags:e,form:t},n){let i=(0,f.m)(),p=function(e,t,n,i){let{environment:f}=n,{stdout:p,stderr:m}=process,g=e["report-file"]??f[(0,r.cG)("report-file")],$="json"===t||g===l.qk?m:p,v={flags:e,environment:f,redactor:i,log:$,document:p};if("true"!==f.GITLAB_CI){let e=(!function({JENKINS_URL:e,BUILD_URL:t}){return h(e)&&h(t)}(f)?l.P0:function(e){let{environment:t}=e,{WORKSPACE:n,BUILD_URL:i}=t,r=function({JOB_NAME:e="",BRANCH_NAME:t}){let n=e.split("/").filter(e=>""!==e);return h(t)&&n.length>1?n.at(-2):n.at(-1)}(t);return{...(0,l.P0)(e),workspaces:h(n)?[n]:[],...void 0!==r&&{jobName:r},...h(i)&&{runUrl:i}}})({...v,trouble:m});return"true"===f.GITHUB_ACTIONS?{...e,...(0,o.x)(f,"given")}:e}return function(e,t){var n;let i,r,o,{environment:h,redactor:f,log:p}=e,m=(0,l.P0)({...e,colors:"always"}),g=c(h.CI_PROJECT_DIR),$=c(h.CI_JOB_NAME),v=c(h.CI_JOB_URL),w=c(h.CI_PROJECT_URL),b=(i=c((n=h).CI_MERGE_REQUEST_DIFF_BASE_SHA),r=c(n.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA)??c(n.CI_COMMIT_SHA),void 0===i||void 0===r?void 0:{base:i,head:r}),_=function(e){var t,n;let i,r=c(e.CI_API_V4_URL);if(void 0===r)return;let[o,a]=[d(e.CI_PIPELINE_ID),c(e.CI_COMMIT_SHA)],l=c(e.CI_JOB_TOKEN),u=[c(e.CI_PROJECT_ID),c(e.CI_PROJECT_PATH)];return{service:"gitlab",apiUrl:(0,s.n7)(r),project:c(e.CI_MERGE_REQUEST_PROJECT_ID)??c(e.CI_PROJECT_ID),change:(t=e,n=a,void 0===(i=d(t.CI_MERGE_REQUEST_IID))?function({CI_PIPELINE_SOURCE:e}){return{kind:"none",reason:`this pipeline (${c(e)??"of an unknown source"}) has no merge request`,remedy:'run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event"), or name one in change',mayPass:!0}}(t):"merge_train"===t.CI_MERGE_REQUEST_EVENT_TYPE&&void 0!==n?{kind:"queue",sha:n,number:i}:{kind:"number",number:i}),pipeline:void 0===o||void 0===a?void 0:{id:o,sha:a},pipelineProjects:u.filter(e=>void 0!==e),isJobToken:e=>e===l}}(h),y=function(e){let t=c(e.CI_MERGE_REQUEST_SOURCE_PROJECT_ID),n=c(e.CI_MERGE_REQUEST_PROJECT_ID),i=c(e.CI_PROJECT_ID)??n;if(void 0!==t&&void 0!==n&&t!==n)return{reason:"this merge request comes from a fork, and forks get no secrets",remedy:"a member of the parent project may run the pipeline there, from the tab Pipelines of the merge request",givenToken:i===n?"works":"is-useless"}}(h),E=0,k=()=>{void 0!==o&&p.write(`${u}section_end:${t()}:${o}\r${u}
`),o=void 0};return{...m,group(e){k(),E+=1,o=`sarif_review_${E}`;let n=f.redact((0,a.BP)((0,a.TN)(e)));p.write(`${u}section_start:${t()}:${o}[collapsed=true]\r${u}${n}
`)},endGroup:k,workspaces:void 0===g?[]:[g],...void 0!==$&&{jobName:$},...void 0!==v&&{runUrl:v},...void 0!==w&&{repository:{address:w,files:"/-/blob/"}},onLaptop:!1,...void 0!==_&&{ci:_},...void 0!==y&&{untrusted:y},...void 0!==b&&{change:b,namedChange:function({head:e},{CI_MERGE_REQUEST_EVENT_TYPE:t,CI_COMMIT_SHA:n,...i}){return{head:e,testMerge:"merged_result"===t||"merge_train"===t?c(n):void 0,targetBranch:c(i.CI_MERGE_REQUEST_TARGET_BRANCH_NAME)}}(b,h)},..."false"===h.CI_COMMIT_REF_PROTECTED&&{secretHint:'This branch is not protected, and GitLab keeps protected variables from it: clear "Protect variable" of that variable, or protect the branch'}}}({...v,trouble:$},()=>Math.floor(n.now()/1e3))}(e,t,i,(0,$.lY)([]));return(0,f.c)(m.uc.incomplete,e=>p.error(e)),(0,g.T)(p,i,n)}async function x(e,t,n){return void 0===n?e:{...e,host:await k(e.host,t,n,e.world)}}let j=["dry-run","base-sha","head-sha"];function R(e,t){return j.includes(t)?void 0:e.input(t)}function S(e,t){let{inputs:n,faults:r,missing:o,reviewed:s}=(0,p.Ac)(e,t),a=[...o,...r];if(a.length>0||void 0===s||"commits"===s.kind)throw new i.j1(a.join(". "));return{inputs:n,reviewed:s}}},8672:(e,t,n)=>{n.d(t,{startInit:()=>eA});var i=n(1455),r=n(6760),o=n(6130),s=n(1919),a=n(7406),l=n(7176),u=n(8576),c=n(440),d=n(3891),h=n(6761),f=n(3880),p=n(8815),m=n(1631),g=n(2795),$=n(7444),v=n(3024);async function w(e,t){let n=async(...n)=>(await (0,u.oM)(e,["-C",t,"ls-files","-z",...n])).toString("utf8").split("\0").slice(0,-1),i=new Set(await n("--cached"));return{paths:[...new Set([...i,...await n("--others","--exclude-standard")])],tracked:i,text(e){try{let n=(0,r.join)(t,e),i=(0,v.statSync)(n);return i.isFile()&&i.size<=1e7?(0,v.readFileSync)(n,"utf8"):""}catch{return""}}}}function b(e,t){try{return e(t)}catch{return}}let _={install:"npm install",run:"npx ",add:"npm install --save-dev",isHidden:!1},y={install:"npm install --global bun && bun install --frozen-lockfile",run:"bunx ",add:"bun add --dev",isHidden:!1},E={install:"corepack enable && yarn install --immutable",run:"yarn run ",add:"yarn add --dev"},k={"yarn.lock":{...{install:"corepack enable && yarn install --frozen-lockfile",run:"yarn --silent "},...{add:E.add,isHidden:!1}},"package-lock.json":{..._,install:"npm ci"},"pnpm-lock.yaml":{install:"corepack enable && pnpm install --frozen-lockfile",run:"pnpm exec ",add:"pnpm add --save-dev",isHidden:!1},"bun.lock":y,"bun.lockb":y},I={composer:{install:"composer install",run:"vendor/bin/",add:"composer require --dev",isHidden:!0},bundler:{install:"bundle install",run:"bundle exec ",add:"bundle add --group development",isHidden:!0}},x=(e,t)=>b(JSON.parse,e.text(r.posix.join(t,"package.json"))),j=new Set([...m.u.filter(({title:e})=>/^(?:Infrastructure|Secrets)/u.test(e)).flatMap(({analyzers:e})=>e.map(({name:e})=>e)),"markdownlint-cli2","typos","jscpd","SwiftFormat","cargo-audit","cargo-deny","pip-audit","govulncheck"]),R=new Set(m.AX.flatMap(({name:e,packages:t})=>void 0===t?[]:e)),S=({analyzer:e})=>!j.has(e.name),T=(e,t)=>Number(S(t))-Number(S(e));function A(e){return[...Map.groupBy(e,({folder:e})=>e).values()].flatMap(e=>e.find(({copied:e})=>void 0!==e)??e.slice(0,1))}function M(e,t){return m.AX.flatMap(n=>t.flatMap(t=>{let i=t.isName?function({runs:e=[],called:t=[],command:n,step:i},{words:r}){let[o="",...s]=r,[a="",...l]=(e[0]??"").split(" ");if(!t.includes(o))return;let u=/^[a-z]+$/u.test(s[0]??"")&&l.length>0;if(u&&s[0]!==l[0])return;let c=u?s.slice(1):s;return{copied:0===c.length||!n.startsWith(a)||c.some(e=>/^--(?:args|hook-)/u.test(e))?void 0:O([...l,...c],i,i?.all)}}(n,t):function({runs:e=[],step:t},{words:n}){for(let i of e){let[e,...o]=i.split(" "),s=n.findIndex((t,i)=>r.posix.basename(t).replace(/@[^@]*$/u,"")===e&&o.every((e,t)=>n[i+1+t]===e)),[a,l]=[n.slice(0,s),n.slice(s+1)],u=a.every((e,t)=>N.test(e)||a[t-1]?.startsWith("--")),c=l.some(e=>/^(?:--?version|-V|--help|--init|--print-config|format)$/u.test(e));if(!(s<0)&&u&&!c)return{copied:a.some(e=>e.includes("="))?void 0:O(l,t)}}}(n,t);return void 0===i?[]:H(e,n,{command:t,...i})}))}let N=/^(?:npx|npm|pnpm|yarn|bunx?|exec|dlx|x|run|uvx?|tool|go|poetry|pipenv|pdm|hatch|rye|python[\d.]*|bundle|@?php|sudo|time|env|mise|if|!|-.*|[A-Z][A-Z0-9_]*=.*)$/u,C=/^(?:[\w-]+=)?(?:[\w@%+=:,./*?[\]{}~^!-]+|'[^'\n]+'|"[^"$`\\\n]+")$/u;function O(e,t,n=""){let{adds:i,drops:r=[]}=t??{};if(void 0===i||!e.every(e=>C.test(e)))return;let o=e.filter((t,n)=>!((e,t="")=>{let[n=""]=e.split("=");return r.includes(n)||r.includes(`${n}=`)||r.includes(`${t}=`)})(t,e[n-1])),s=/[>|]/u.exec(i)?.index??i.length,a=o.includes("--")?o.indexOf("--"):o.length;return[...o.slice(0,a),i.slice(0,s).trim(),...o.slice(a),n,i.slice(s)].filter(Boolean).join(" ")}let P=/^\.|(?:^|[-_])(?:tests?|testing|testdata|specs?|vendor|examples?|fixtures?|templates?|benchmarks?|samples?|demos?|docs?|website)$/iu,G=e=>""!==e&&e.split("/").some(e=>P.test(e));function U({paths:e,text:t},{signs:n=[]}){return n.flatMap(n=>{let[i="",r=""]=n.split(": ",2);return e.flatMap(e=>{let n=function(e,t){let n=e.split("/"),i=n.splice(-t.split("/").length).join("/"),[r="",o]=t.split("*");return(void 0===o?i===t:i.startsWith(r)&&i.slice(r.length).endsWith(o))?n.join("/"):void 0}(e,i);return void 0===n||!F(e)||(0,$.xw)(e)||G(n)?[]:[{path:e,folder:n}].filter(()=>""===r||t(e).includes(r))})}).toSorted((e,t)=>e.folder.length-t.folder.length)}function H(e,t,n,i=n.command?.folder??""){let{needs:o,eachModule:s}=t.step??{},a=U(e,t).filter(({folder:e})=>""===e||e===i).map(({path:e})=>e),l=void 0!==t.step&&(void 0===o||e.paths.some(e=>e===r.posix.join(i,o??"")||void 0!==s&&e.endsWith(`/${o}`)));return{analyzer:t,...n,folder:i,settings:a,isKnown:l}}let q={folder:"",isName:!1,script:"",version:void 0,setup:[]},B=/uses["']?:\s*["']?[^\s"']{0,200}\/sarif-review@|templates\/sarif-review\.yml/u,D=/^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u,z=/^[\w-]+\/(?:setup-[\w-]+|rust-toolchain)@[\w./-]+$/u;function W(e,t){let{folder:n}=t;return e.replaceAll(/\\\r?\n/gu," ").replaceAll(/^[\t ]*#.*/gmu,"").split(/[&|]{1,2}(?!\d)|[;\n]/u).flatMap(e=>{let i=e.replaceAll(/\d?>{1,2}&? ?\S+/gu," ").replaceAll(/"[^"]*"|'[^']*'|\s+/gu,e=>/^\s/u.test(e)?"\n":e).split("\n").filter(Boolean);return"cd"===i[0]&&F(i[1]??"")&&(n=r.posix.join(n,i[1]??"")),0===i.length?[]:[{...t,folder:n,words:i}]})}function F(e){return/^[\w.][\w./-]*$/u.test(e)&&!e.split("/").includes("..")}function L(e,t,n){return J.flatMap(([i,o,s])=>{let a=r.posix.join(t,i);return e.paths.includes(a)&&n(o)?s(e.text(a),(e="")=>({...q,path:a,folder:t,script:e})):[]})}let J=[["package.json",/^(?:npm|pnpm|yarn|bun)$/u,K],["composer.json",/^composer$/u,K],["Makefile",/^make$/u,Y],["justfile",/^just$/u,Y],["tox.ini",/^tox$/u,Y],["pom.xml",/(?:^|\/)mvnw?$/u,V],["build.gradle",/(?:^|\/)gradlew?$/u,V],["build.gradle.kts",/(?:^|\/)gradlew?$/u,V],[".pre-commit-config.yaml",/\bpre-commit(?:\/action)?$/u,function(e,t){return(0,g.gT)(b(X,e),"repos").flatMap(n=>(0,g.gT)(n,"hooks").flatMap(i=>{let[r="",o=""]=[(0,g.$6)(i,"id"),(0,g.$6)(n,"rev")],s=(0,g.gT)(i,"args").map(String),a=(0,g.$6)(i,"entry");if(void 0!==a)return W([a,...s].join(" "),t());let[l=""]=(""===o?"":e.split(o)[1]??"").split("\n"),u=((0,g.$6)(n,"repo")??"").includes(r.replace(/-check$/u,""))?/\d{1,9}\.\d{1,9}\.\d{1,9}/u.exec(o+l)?.[0]:void 0;return[{...t(),isName:!0,words:[r,...s],version:u}]}))}]];function K(e,t){let n=(0,g.at)(b(JSON.parse,e),"scripts");return Object.entries((0,g.Gv)(n)?n:{}).flatMap(([e,n])=>W([n].flat().join("\n"),t(e)))}let Q=/<artifactId>([\w.-]{1,80}-plugin)<|\b(?:id|alias|plugin:)[ ("']{1,3}([\w.-]{1,80})/gu;function V(e,t){return[...e.matchAll(Q)].map(([,e,n])=>({...{...t(),isName:!0,words:[e??n?.split(".").at(-1)??""]}}))}function Y(e,t){let[n,i]=["",!1];return e.replaceAll(/\\\r?\n/gu," ").split("\n").flatMap(e=>{let r=/^\[testenv:?([^\]]*)\]|^([\w./%-]+)(?![\w./%-])[^:=]*:(?!=)/u.exec(e),o=/^(\w+)\s*=(.*)/u.exec(e);null!==r&&(n=r[1]??r[2]??""),(null!==r||null!==o)&&(i=null!==o&&"commands"!==o[1]);let s=o?.[2]??/^[\t ]+[@-]*(.*)/u.exec(e)?.[1]??"";return i?[]:W(s,t(n))})}let X=e=>(0,p.qg)(e,{logLevel:"silent"}),Z="actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",ee=`run-name: '#$\{{ github.event.pull_request.number }} $\{{ github.event.pull_request.title }}'
`;function et(e=".",t="eslint.sarif",n){let i=void 0===n?"":` --config ${n}`;return`npx eslint ${e}${i} --format @microsoft/eslint-formatter-sarif --output-file ${t}`}let en={commit:"HEAD^1",folder:"$RUNNER_TEMP/base",checkout:"$GITHUB_WORKSPACE",output:"$RUNNER_TEMP/base.sarif"};function ei(e="24"){return`- uses: actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0
  with: { node-version: ${e} }
`}function er(e,t=""){return`- run: ${e}
${ea(t)}`}function eo(e,t=""){return`- run: ${es(e,4)}
${ea(t)}  continue-on-error: true
`}function es(e,t){return/\n|: | #|^[^\w.]/u.test(e)?`|
${ec(e,t)}`:e}function ea(e){return""===e?"":`  working-directory: ${e}
`}let el=`- uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
  continue-on-error: true
  with: { name: sarif, path: '$\{{ runner.temp }}/logs', run-id: '$\{{ github.run_id }}', github-token: '$\{{ github.token }}' }
`;function eu(e,t=s.h.action){return`- uses: ${t}
  with:
${ec(e,4)}`}function ec(e,t){return e.replaceAll(/^(?=.)/gmu," ".repeat(t))}let ed=["false","fp","won't","won’t","wont","accepted","reopen"].map(e=>`startsWith(github.event.comment.body, '${e.replaceAll("'","''")}')`).join(" ||\n"),eh={...{name:"eslint",log:"eslint.sarif",folder:"",tools:["ESLint"]},...{image:"node:24",githubSteps:[ei(),er("npm ci")],gitlabLines:["npm ci"]},command:et(),ofBase:function(e){return`${function({commit:e,folder:t,checkout:n,output:i}){return`git worktree add --force --detach "${t}" ${e}
ln -s "${n}/node_modules" "${t}/node_modules"
(cd "${t}" && ${et(".",`"${i}"`,`"${n}"/eslint.config.*`)})`}(e)} || true
sed -i "s#${e.folder}/#${e.checkout}/#g" "${e.output}"`}},ef={...{name:"analyzer",log:"analyzer.sarif",folder:"",tools:["ANALYZER"]},...{image:"ubuntu:24.04",githubSteps:[],gitlabLines:[]},gap:`Put the lines that run your analyzer here, and its log and its name in place of analyzer.sarif and ANALYZER: ${s.h.analyzers}`,command:'echo "This workflow has a gap where its analyzer belongs." && exit 1'},ep=({runs:e=[]})=>(e[0]??"").split(" ")[0]??"";function em(e){let{uses:t,with:n}=e;return(0,p.As)([{uses:t,...void 0===n?{}:{with:n}}],{lineWidth:0})}let eg=e=>0===e.length?[]:[`- run: ${e.join(" && ")}
`];function e$({analyzer:e,settings:t,folder:n,command:i}){let o=t.find(e=>/\.(?:ya?ml|xml)$/u.test(e));return i?.words[0]?.endsWith("-plugin")?e.command.replace(/ \S+=checkstyle\.xml/u,""):void 0===o?e.command:function({command:e,settings:t,step:n},i){let r=void 0===t?e:e.replace(t,()=>i);return n?.config===void 0?r:`${r} ${n.config} ${i}`}(e,r.posix.relative(n,o))}function ev(e,{pip:t},n){if(void 0===t)return[];let[i="",...r]=t,o=`${i}${void 0===n?"":`==${n}`}`,s=o.includes("[")?`'${o}'`:o;return"pip install"===e?[[e,s,...r].join(" ")]:[`${e} ${s}`,...0===r.length?[]:[`pipx inject ${i} ${r.join(" ")}`]]}let ew=(e,t)=>""===e?t:`(cd ${e} && ${t})`,eb=`# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
#
# Rules come first, then paths. In each list the last entry that matches counts, and "off" is final.
# Levels: off, error, warning, note, none. A level of a path only lowers.
# "sarif-review doctor" checks this file.

rules:
  # Names take * for any characters; that of a tool compares without case.
  # - { tool: pmd, rule: ApexDoc, level: note }
  # - { tool: eslint, rule: 'no-*', level: off, reason: the formatter does it }

paths:
  # From the root of the repository; ** stands for any folders.
  # - { glob: 'vendor/**', level: off, reason: not ours }
  # - { glob: '**/test/**', level: note }
`;function e_(e,t){return"baseline"===e&&1===t.length?t[0]?.ofBase:void 0}let ey=e=>e.map(({folder:e,log:t})=>r.posix.join(e,t)),eE="# The tools that have to run, one per line, as their logs name them (tool.driver.name).\n",ek=e=>[...new Set(e.flatMap(({githubSteps:e})=>e))].join(""),eI=({gap:e})=>void 0===e?"":`# ${e}
`,ex=e=>`# Add one step for each analyzer that writes SARIF, and add its log to the two lists below.
${e.map(e=>eI(e)+eo(e.command,e.folder)).join("")}`,ej=e=>/^[\w./-]+$/u.test(e)?e:`'${e}'`;function eR(e,t){let[n="",...i]=t;return 0===i.length?`${e}: ${e.endsWith("tools")?n:ej(n)}
`:`${e}: |
${ec(t.join("\n"),2)}
`}function eS(e,t=eR){let[n="",...i]=new Set(e.map(e=>e.folder));return`${t("tools",[...new Set(e.flatMap(({tools:e})=>e))])}${""===n||i.length>0?"":`working-directory: ${n}
`}`}let eT={commit:'"${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"',folder:"$base",checkout:"$CI_PROJECT_DIR",output:"$CI_PROJECT_DIR/base.sarif"};function eA(e){return(0,f.S0)({flags:{},form:"text"},async({host:t,world:{directory:n,environment:i}})=>{let a=(0,u.lD)(n,i),{root:c}=await (0,l.b$)(a,n),f=(await (0,u.oM)(a,["remote","--verbose"])).toString("utf8"),{files:p,advice:$}=function(e,t,n){let{newBy:i,decideAtOnce:a}=n,l=t=>e.paths.some(e=>e.startsWith(t)),[u]=eC.find(([,e])=>l(e))??eC.toReversed().find(([,,e])=>e.test(t))??[],c=n.service??u??"github",d=function(e){let t=[];for(let n of[()=>{var t;return M(e,(t=e).paths.filter(e=>D.test(e)&&!B.test(t.text(e))).flatMap(e=>{let n=b(X,t.text(e)),i=(0,g.at)(n,"jobs")??n;return((0,g.Gv)(i)?Object.values(i):[]).flatMap(t=>[...(0,g.gT)(t,"script").flatMap(t=>W(String(t),{...q,path:e})),...(0,g.gT)(t,"steps").flatMap((t,n,i)=>(function(e,t){let n=(0,g.$6)(e,"with","working-directory")??(0,g.$6)(e,"working-directory"),i=F(n??"")?r.posix.join(n??"",".").replace(/^\.$|\/$/u,""):"",o=t.setup.filter(e=>z.test((0,g.$6)(e,"uses")??"")&&!JSON.stringify(e).includes("${")),[s=""]=((0,g.$6)(e,"uses")??"").split("@");if(""===s)return W((0,g.$6)(e,"run")??"",{...t,setup:o,folder:i});let a=[s,...((0,g.$6)(e,"with","args")??"").split(/\s+/u).filter(Boolean)];return[{...t,setup:o,folder:i,words:a,isName:!0,version:(0,g.$6)(e,"with","version")}]})(t,{...q,path:e,setup:i.slice(0,n)}))])}).flatMap(e=>[e,...function(e,{words:t,folder:n,path:i,setup:r}){let o=t.flatMap(e=>e.split(","));return L(e,n,e=>t.some(t=>e.test(t))).filter(({script:e})=>""===e||o.includes(e)).map(e=>({...e,path:i,setup:r}))}(t,e)]))},()=>M(e,L(e,"",()=>!0)),()=>(function(e){return e.paths.includes("nx.json")?[]:m.AX.flatMap(t=>{let{needs:n,packages:i}=t.step??{},r=n??(i&&"package.json"),[o]=U(e,t).filter(({folder:t})=>""===t||void 0===r||!e.paths.includes(r));return void 0===o?[]:H(e,t,{command:void 0,copied:void 0},o.folder)}).toSorted((e,t)=>T(e,t)||e.folder.length-t.folder.length)})(e).slice(0,1)])t.some(S)||t.push(...n());let n=[...Map.groupBy(t,({analyzer:e})=>e.drivers[0]).values()].flatMap(A).toSorted(T),i=n.filter(({isKnown:e})=>e),o=[...i.some(S)?[]:n.filter(e=>S(e)).slice(0,1),...i].slice(0,4),s=function({tracked:e}){return m.AX.map(({name:t,fits:n=[]})=>({name:t,count:[...e].filter(e=>n.some(t=>e.endsWith(t))).length})).filter(({count:e})=>e>0).toSorted((e,t)=>t.count-e.count).map(({name:e})=>e)}(e),a=n.some(({analyzer:e})=>R.has(e.name))?void 0:s.find(e=>R.has(e));return{chosen:o,others:n.filter(e=>!o.includes(e)),fitting:s,scanner:a}}(e),f=0===d.chosen.length?[ef]:d.chosen.map(t=>(function(e,t){let n,{analyzer:i,folder:o,isKnown:a,command:l}=t,{drivers:u,clean:c,step:d,install:h=[]}=i,f={name:`${i.name} ${o}`.toLowerCase().replaceAll(/[^a-z]+/gu,"-").replace(/-$/u,""),folder:o,tools:"no run"===c?u.map(e=>`${e} (silent)`):u.slice(0,1)};if(void 0===d||!a)return{...{...f,log:i.log,image:"ubuntu:24.04",gitlabLines:h,githubSteps:eg(h)},gap:`Fit the lines that install ${i.name}, and its command, to this repository: ${s.h.analyzers}`,command:e$(t)};let{packages:p=[],image:m,pip:$=[]}=d,v=function(e,t,n){if(void 0!==n)return{folder:t,...I[n]};let i=t.split("/").map((e,t,n)=>n.slice(0,n.length-t).join("/")),o=(t,n)=>e.tracked.has(r.posix.join(t,n));for(let t of new Set([...i,""])){let[n,i]=Object.entries(k).find(([e])=>o(t,e))??[];if(void 0===n||void 0===i)continue;let s=e.text(r.posix.join(t,n)).includes("# yarn lockfile v1");if("yarn.lock"!==n||s)return{folder:t,...i};let a=e.text(r.posix.join(t,".yarnrc.yml"));return{folder:t,...E,isHidden:!/^nodeLinker:.*node-modules/mu.test(a)}}return{folder:i.find(e=>o(e,"package.json"))??t,..._}}(e,o,d.manager),w=p.length>0&&void 0===d.manager,b=l?.setup??[],y=(n=b.find(e=>String((0,g.at)(e,"uses")).startsWith("actions/setup-node@")),[(0,g.at)(n,"with","node-version"),...[".node-version",".nvmrc"].map(t=>e.text(r.posix.join(o,t))||e.text(t)),(0,g.at)(x(e,o),"volta","node")].map(e=>/^v?(\d+(?:\.\d+){0,2})(?:\.x)?$/u.exec(String(e).trim())?.[1]).find(e=>void 0!==e)??"24"),j=l?.version??function({paths:e,text:t},n){return e.filter(e=>/^(?:(?:uv|poetry|pdm)\.lock|requirements.{0,40}\.txt|\.github\/workflows\/.+)$/u.test(e)).flatMap(e=>{let i=`
${t(e)}`;return[`name = "${n}"
version = "`,`
${n}==`,` ${n}==`].map(e=>i.split(e)[1]??"")}).map(e=>/^\d[\d.]*/u.exec(e)?.[0]).find(e=>void 0!==e)}(e,($[0]??"").replace(/\[.*$/u,"")),R=p.length>0?`${v.run}${ep(i)}`:function({program:e},t=""){let[n]=/\d{1,9}\.\d{1,9}(?:\.\d{1,9})?/u.exec(t)??[];return void 0===n?e:e?.replace(/@(?:latest|v[\d.]+)$/u,()=>`@v${n}`)}(d,j),{log:S,isInEach:T}=function(e,{analyzer:t,folder:n}){let{log:i,modules:o,step:s}=t,[a="",...l]=[...e.tracked].filter(e=>void 0!==o&&e.endsWith(o)&&e.startsWith(n)).map(e=>r.posix.relative(n,r.posix.dirname(e))).filter(e=>!G(e)),u=s?.eachModule!==void 0&&(l.length>0||""!==a);return{log:l.length>0?`**/${i}`:r.posix.join(a,i),isInEach:u}}(e,t),A=function(e,t){let{analyzer:n,copied:i}=e,r=ep(n);if(void 0!==i)return`${t??r} ${i}`;let o=e$(e),s=o.split(" ");return void 0===t||o.startsWith(t)?o:s.with(Math.max(s.indexOf(r),0),t).join(" ")}(t,R),M=p.filter(t=>{let n;return n=e.paths.filter(e=>/^(?:composer\.json|Gemfile|[^/]+\.gemspec)$/u.test(e)),!([o,""].some(n=>["dependencies","devDependencies"].some(i=>void 0!==(0,g.at)(x(e,n),i,t)))||n.some(n=>['"',"'"].some(i=>e.text(n).includes(i+t+i))))}),N=0===p.length?[]:[...new Set([v.folder,o])],C=!T&&2===A.split(S).length&&!(p.length>0&&v.isHidden);return{...{...f,log:S,image:w?`node:${y}`:m},githubSteps:[...w||!0===d.node?[ei(y)]:b.map(em).filter(e=>!e.includes("/setup-node@")),...p.length>0?[er(v.install,v.folder)]:[],...eg([...ev("pipx install",d,j),...d.install?.github??[]])],gitlabLines:[...p.length>0?[ew(v.folder,v.install)]:[],...ev("pip install",d,j),...d.install?.gitlab??[]],command:T?function({log:e,modules:t="",step:n},i){let r=i.replace(/ (?=--fix=false)/u,` ${n?.eachModule} `);return`for module in $(git ls-files '*${t}' | grep -vE '(^|/)(testdata|examples?)/' | xargs dirname); do
  (cd "$module" && ${r}) || [ $? = 1 ] || echo > "$module/${e}"
done`}(i,A):A,missing:0===M.length?void 0:`${v.add} ${M.join(" ")}`,ofBase:C?e=>(function({commit:e,folder:t,checkout:n,output:i},{settings:o,folder:s},a,l){return[`git worktree add --force --detach "${t}" ${e}`,...l.map(e=>r.posix.join(e,"node_modules")).map(e=>`ln -s "${n}/${e}" "${t}/${e}"`),...0===o.length?[]:[`(cd "${n}" && cp --parents ${o.join(" ")} "${t}")`],`(cd "${r.posix.join(t,s)}" && ${a}) || true`,`sed -i "s#${t}/#${n}/#g" "${i}"`].join("\n")})(e,t,A.replace(v.run,()=>"npx ").replace(S,()=>`"${e.output}"`),N):void 0}})(e,t)),p=function({chosen:e,fitting:t},n){let i="and every review ends incomplete until you fill it";if(0===e.length)return`it has a gap, since no job, script or settings file here tells of an analyzer that we know, ${i} as the comment in it says${0===t.length?"":`. Your repository uses none of these yet, which look at its files: ${(0,h.Dt)(t,eO)}`}`;let r=e.filter(({isKnown:e})=>e).map(eG);return[...0===r.length?[]:[`it runs ${(0,h.KE)(r)}`],...e.filter(({isKnown:e})=>!e).map(e=>`it has a gap for ${eG(e)}, ${i} with the lines that install it and its command`),...n.flatMap(({missing:e,folder:t})=>void 0===e?[]:[`run "${e}"${eP(t)}, and commit what that changes`])].join("; ")}(d,f),$=(()=>{let e=`.${c}/workflows`,t=`${e}/sarif-review.yml`;if("github"===c)return{path:t,text:function(e,t=[eh]){let n=e_(e,t),i=ey(t),o=void 0===n?"":`# Analyze the target branch too, with the settings of the change.
${eo(n(en))}- run: mkdir "$RUNNER_TEMP/logs" && mv ${i.join(" ")} "$RUNNER_TEMP/base.sarif" "$RUNNER_TEMP/logs"
  continue-on-error: true
`,s=void 0===n?eR("path",i):eR("path",["${{ runner.temp }}/logs"]),a=1===i.length;return`name: static-analysis
${ee}on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review]
permissions: {}
concurrency: { group: 'sarif-review-$\{{ github.ref }}', cancel-in-progress: '$\{{ github.run_attempt == 1 }}' } # A retry must not cancel the review of a newer push.
jobs:
  # Runs code from the pull request. Its token can only read.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${Z}
        with: { ${""===o?"":"fetch-depth: 0, "}persist-credentials: false }
${ec(ek(t)+ex(t)+o,6)}      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:${a?` { name: sarif, ${s.trim()} }`:`
          name: sarif
${ec(s,10).trimEnd()}`}
  # Its token can write, so it runs no code from the pull request. GitHub requires contents: write to resolve a thread.
  review:
    needs: analyze
    # Also runs after a failed analysis, so that the check can say what is missing.
    if: $\{{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { actions: read, contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${Z}
        with: { fetch-depth: 0, persist-credentials: false }
${ec(el+eu(`${eR("sarif-file",(function(e){let t=e.map(e=>r.posix.dirname(e).split("/")),[n=[]]=t,i=n.findIndex((e,n)=>/^(?:\.|\*\*)$/u.test(e)||t.some(t=>t[n]!==e)),o=(i<0?n:n.slice(0,i)).join("/");return e.map(e=>r.posix.relative(o,e))})(i).map(e=>`$\{{ runner.temp }}/logs/${e}`))}${""===o?"":`baseline-sarif-file: '$\{{ runner.temp }}/logs/base.sarif'
`}${eE}${eS(t)}# Any random text (openssl rand -hex 32), stored as a secret. With it, nobody can forge the threads of these jobs.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),6)}`}(i,f),next:p};let n=l("gitlab"===c?".gitlab-ci.yml":`${e}/`);if("gitlab"===c)return{path:n?".gitlab/sarif-review.yml":".gitlab-ci.yml",text:`# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${function(e,t=[eh]){let n=e_(e,t),i=[],o=(e,t)=>(t.length>1&&i.push(eR(`SARIF_REVIEW_${e.replaceAll("-","_").toUpperCase()}`,t)),t.length>1&&"sarif-file"!==e?"":eR(e,t.slice(0,1)));return`include:
  - remote: ${s.h.template}
    integrity: ${s.h.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${t.map(({name:e})=>e).join(", ")}]
${ec(`${o("sarif-file",ey(t))}${void 0===n?"":"baseline-sarif-file: base.sarif\n"}${eS(t,o)}`,6)}${0===i.length?"":`sarif-review:
  variables:
${ec(i.join(""),4)}`}${t.map(e=>{var t,i;let o,s,a;return t=e,i=n,o=ew(t.folder,t.command),s=[...t.gitlabLines,`${o}${o.includes("\n")?"\n":" "}|| true`].map(e=>`- ${es(e,2)}
`).join(""),a=void 0===i?"":`# The same for the commit that the change starts from, with the settings of the change.
- base=$(mktemp -d)
- |
${ec(i(eT),2)}
`,`
${t.name}:
  image: ${t.image}
${""===a?"":"  variables: { GIT_DEPTH: '0' }\n"}  script:
${ec(eI(t)+s+a,4)}  artifacts:
    when: always
    paths: [${ej(r.posix.join(t.folder,t.log))}${""===a?"":", base.sarif"}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`}).join("")}`}(i,f)}`,next:n?`${p}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; if that lists its stages, "test" has to be one of them`:p};let o="gitea"===c?"Gitea":"Forgejo",a=`; ${o} reads workflows of one folder only, so move those of others to ${e}`;return{path:t,text:function(e,t=[eh]){let n=e_(e,t),i=ek(t),r=i.includes("/setup-node@"),o=void 0===n?"":`# Also analyze the commit that the change starts from, with the settings of the change.
${eo(n({...en,commit:'"$(git merge-base HEAD "origin/$GITHUB_BASE_REF")"'}))}`;return`name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
# Gitea grants these permissions. Forgejo ignores them, and grants everything. The job itself is the check. A separate status
# would need contents: write.
permissions: { contents: read, pull-requests: write }
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${Z}
        with: { fetch-depth: 0, persist-credentials: false }
${ec(`${r?"":ei()}${i}${ex(t)}${o}${!r||i.includes(ei())?"":ei()}${eu(`${eR("sarif-file",ey(t))}${""===o?"":`baseline-sarif-file: '$\{{ runner.temp }}/base.sarif'
`}${eE}${eS(t)}# Any random text (openssl rand -hex 32), stored as a secret. All workflows comment from the same account, so only the key
# proves that no other workflow changed a comment.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`,`https://github.com/${s.h.action}`)}`,6)}`}(i,f),next:`${p}, and store a random text as the secret SARIF_REVIEW_SIGNING_KEY${n?"":a}`}})(),v=e.paths.find(t=>("gitlab"===c?/^\.gitlab(?:-ci\.yml$|\/.+\.ya?ml$)/u.test(t):t.startsWith(`.${c}/workflows/`))&&B.test(e.text(t))),w=void 0===v?$:{...$,path:v,text:void 0},y=void 0===v&&!e.paths.includes($.path);return{files:[{path:o.oT,text:eb,next:"it counts once it is on the default branch"},w,...a?function(e,t){if("github"!==e&&"gitea"!==e)return[];let n="github"===e?function(e="sarif-review.yml"){return`name: decide-at-once
on:
  pull_request_review_comment:
    types: [created, edited, deleted]
permissions: {}
jobs:
  # Starts the review again, with the existing logs. It dismisses nothing: the review checks which replies count.
  decide:
    # Replies that begin like a dismissal, in upper or lower case. An edited or deleted reply may have been one before.
    if: >-
      github.event.comment.in_reply_to_id && github.event.sender.type != 'Bot' && github.event.pull_request.state == 'open' &&
      (github.event.action != 'created' ||
${ec(ed,6)})
    # Replies that arrive while this job runs wait together, and start one more run.
    concurrency: decide-at-once-$\{{ github.event.pull_request.number }}
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions: { actions: write }
    steps:
      - run: |
          run=${`$(gh run list --workflow ${e} --event pull_request --commit "$HEAD" --limit 500 --json databaseId,displayTitle --jq "[.[] | select(.displayTitle | startswith(\\"#$NUMBER \\"))][0].databaseId // empty")`}
          if [ -z "$run" ]; then echo "::warning::No review of pull request #$NUMBER at this head was found, by its run-name: the reply counts with the next push."; exit 0; fi
          while true; do
            seen=$(gh run view "$run" --json status,jobs --jq '[.status, (.jobs[] | select(.name == "review") | .status, .databaseId)] | map(tostring) | join(" ")')
            read -r state review job <<< "$seen"
            if [ "$state" = completed ]; then break; fi
            case "$review" in
              in_progress | completed) sleep 10 ;;
              *) echo 'The review of this head has not begun, and will read the reply.'; exit 0 ;;
            esac
          done
          gh run rerun --job "$job" || echo '::warning::GitHub does not start this review again: the reply counts with the next push.'
        env:
          GH_TOKEN: $\{{ github.token }}
          GH_REPO: $\{{ github.repository }}
          HEAD: $\{{ github.event.pull_request.head.sha }}
          NUMBER: $\{{ github.event.pull_request.number }}
`}(t):function(e="sarif-review.yml"){return`name: decide-at-once
on:
  issue_comment:
    types: [created, edited]
permissions: { actions: write, pull-requests: read }
jobs:
  # Starts the review again. It dismisses nothing: the review checks which replies count.
  decide:
    # Comments that begin like a dismissal, in upper or lower case.
    if: >-
      github.event.is_pull && github.event.issue.state == 'open' && (
${ec(ed,6)})
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - run: |
          node --input-type=module <<'END'
          const { API, TOKEN, NUMBER } = process.env;
          const ask = async (method, path) => {
            const answer = await fetch(API + path, { method, headers: { authorization: 'Bearer ' + TOKEN } });
            if (!answer.ok) throw new Error(method + ' ' + path + ' was answered with ' + answer.status);
            return answer.json();
          };
          const { head } = await ask('GET', '/pulls/' + NUMBER);
          for (;;) {
            const { workflow_runs: runs } = await ask('GET', '/actions/runs?event=pull_request&head_sha=' + head.sha);
            const run = runs.find(({ path }) => path.startsWith('${e}@'));
            if (run?.status === 'in_progress') {
              await new Promise((done) => setTimeout(done, 10000));
              continue;
            }
            if (run?.status === 'completed') await ask('POST', '/actions/runs/' + run.id + '/rerun');
            else console.log('No review of this head has begun: the reply counts with the next one.');
            break;
          }
          END
        env:
          API: $\{{ github.api_url }}/repos/$\{{ github.repository }}
          TOKEN: $\{{ github.token }}
          NUMBER: $\{{ github.event.issue.number }}
`}(t);return[{path:`.${e}/workflows/decide-at-once.yml`,text:n,next:`once it is on the default branch, a reply that decides starts ${t} again`}]}(c,r.posix.basename(w.path)):[]],advice:[...y&&void 0===u&&void 0===n.service?["Neither the repository nor a remote tells where its jobs run, so the workflow is for GitHub: --service gitlab, gitea or forgejo writes another one"]:[],...y&&"baseline"===i&&void 0===e_(i,f)?["The workflow does not analyze the base, which is known of some analyzers alone, and of one at a time: findings are judged by their lines"]:[],...y&&void 0!==d.scanner?[`Nothing here looks for advisories on the packages of its lock files, which ${d.scanner} does: ${s.h.analyzers}`]:[],...y&&d.others.length>0?[`It does not run ${(0,h.Dt)(d.others.map(eG),eO)}. How each of them writes SARIF: ${s.h.analyzers}`]:[],...a&&("gitlab"===c||"forgejo"===c)?["Nothing is written here for --decide-at-once: after a reply, run the job of the review again, on the page of its pipeline or run"]:[]]}}(await w(a,c),f,e);for(let{path:e}of p)await eM(c,e);for(let{path:e,text:n,next:i}of p){let o=void 0!==n&&await eN((0,r.join)(c,e),n);t.info(o?`Wrote ${e}: ${i}`:`${e} exists, and stays as it is`)}for(let e of $)t.info(e);return d.uc.success})}async function eM(e,t){let n=(0,r.dirname)(t);if("."===n)return;await eM(e,n);let o=(0,r.join)(e,n),s=await (0,i.lstat)(o).catch(()=>void 0);if(!s?.isSymbolicLink())return;let l=await (0,i.realpath)(o).catch(()=>void 0);if(!(void 0!==l&&(0,c.UO)(l,await (0,i.realpath)(e))))throw new a.j1(`${n} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`)}async function eN(e,t){await (0,i.mkdir)((0,r.dirname)(e),{recursive:!0});try{return await (0,i.writeFile)(e,t,{flag:"wx"}),!0}catch(e){if(e instanceof Error&&"code"in e&&"EEXIST"===e.code)return!1;throw e}}let eC=[["forgejo",".forgejo/workflows/",/forgejo|codeberg/iu],["gitea",".gitea/workflows/",/gitea/iu],["github",".github/",/github/iu],["gitlab",".gitlab-ci.yml",/gitlab/iu]],eO=6,eP=e=>""===e?"":` in ${e}`;function eG({analyzer:{name:e},folder:t,settings:[n=""],command:i}){return`${e}${eP(t)} (${void 0===i?`by its settings in ${n}`:`as ${i.path} does`})`}}};