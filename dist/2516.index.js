export const id=2516;export const ids=[2516];export const modules={31919:(e,t,n)=>{n.d(t,{h:()=>r});let i="main",s="sarif-review/sarif-review",r={action:`${s}@${i}`,template:`https://raw.githubusercontent.com/${s}/${i}/templates/sarif-review.yml`,integrity:"sha256-O61rcM7a6FI1mFN+0x1WZ58BW2rMv57jI7UL2RezWN8=",package:`https://github.com/${s}/archive/${i}.tar.gz`,analyzers:`https://github.com/${s}/blob/${i}/docs/analyzers.md`,forks:`https://github.com/${s}/blob/${i}/docs/forks.md`,install:'npm install --global "$(npm pack --silent)"'}},19795:(e,t,n)=>{n.d(t,{KY:()=>c,Zs:()=>f,_Z:()=>p,dw:()=>s,jZ:()=>d,t9:()=>a,xJ:()=>l});var i=n(15722);function s(e){let t=new Map;for(let n of e){let e=function({scope:e,rule:t,place:n,message:i}){let{kind:s,path:r=""}=n,o="nowhere"===n.kind?[n.reason,i,n.line]:["startLine"in n?n.startLine:0];return JSON.stringify([e.tool,e.category,t.id,s,r,...o])}(n),i=t.get(e);void 0===i?t.set(e,[n]):i.push(n)}return[...t].map(([e,t])=>{let[n]=t.sort(r),{scope:i,rule:s,place:a,level:l}=n,u=o(n),c=u&&t.some(({presence:e})=>"ignored"===e.kind);return{key:e,scope:i,rule:s,place:a,findings:t,level:l,suppressed:u,ignored:c}})}function r(e,t){return Number(o(e))-Number(o(t))||a(e.level,t.level)}function o(e){return"present"!==e.presence.kind}function a(e,t){return i.A_.indexOf(e)-i.A_.indexOf(t)}function l({level:e,rule:{securitySeverity:t=0},isConfigured:n}){if(!(t<=0)&&"none"!==e&&!n)return t>=9?"critical":t>=7?"high":t>=4?"medium":"low"}let u={error:"high",warning:"medium",note:"low",none:"none"};function c({level:e,severity:t},n){return p(n)?`severity ${t??u[e]}`:`level ${e}`}function d(e,t){if("never"===t)return!1;if(!p(t))return 0>=a(e.level,t);let n=e.severity??u[e.level];return"none"!==n&&i.oC.indexOf(n)<=i.oC.indexOf(t)}function p(e){return i.oC.some(t=>t===e)}function f(e){let t=new Set;for(let n of Map.groupBy(e,h).values()){if(1===n.length)continue;let e=new Set;for(let s of n){let n=function({scope:e,rule:t,level:n,message:s,presence:r,column:o,place:a}){return JSON.stringify([(0,i.OD)(e),t.id,n,s,r.kind,o??null,...function(e){switch(e.kind){case"lines":return[e.kind,e.path,e.startLine,e.endLine,e.replaced?.by??null];case"uncommitted":return[e.kind,e.path,e.startLine,e.endLine];case"file":return[e.kind,e.path];case"nowhere":return[e.kind,e.path??null,e.reason,e.line??null]}}(a)])}(s);e.has(n)&&t.add(s),e.add(n)}}return 0===t.size?{distinct:e,duplicates:[]}:{distinct:e.filter(e=>!t.has(e)),duplicates:[...t]}}function h({place:e}){return`${"startLine"in e?e.startLine:0} ${e.path??""}`}},78210:(e,t,n)=>{n.d(t,{startInit:()=>eS});var i=n(51455),s=n(76760),r=n(56130),o=n(31919),a=n(27406),l=n(27176),u=n(38576),c=n(60440),d=n(63891),p=n(16761),f=n(80822),h=n(38815),m=n(71631),g=n(73529),$=n(12795);let w={folder:"",isName:!1,isPiped:!1,caller:[],version:void 0,setup:[]},v=/uses["']?:\s*["']?[^\s"']{0,200}\/sarif-review@|templates\/sarif-review\.yml/u,b=/^(?:\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u,y=/^[\w-]+\/(?:setup-[\w-]+|rust-toolchain)@[\w./-]+$/u;function x(e,t){let{folder:n}=t;return e.replaceAll(/\\\r?\n/gu," ").split(/&&|\|\||[;\n]/u).flatMap(e=>(/^\s*#/u.test(e)?[]:e.split("|")).flatMap((e,i)=>{let r=e.replaceAll(/\d?>{1,2}&? ?\S+/gu," ").replaceAll(/"[^"]*"|'[^']*'|\s+/gu,e=>/^\s/u.test(e)?"\n":e).split("\n").filter(Boolean);return"cd"===r[0]&&k(r[1]??"")&&(n=s.posix.join(n,r[1]??"")),0===r.length?[]:[{...t,folder:n,words:r,isPiped:i>0}]}))}function k(e){return/^[\w.][\w./-]*$/u.test(e)&&!e.split("/").includes("..")}function j(e,t){return _.flatMap(([n,i,r])=>{let o=s.posix.join(t,n);return e.paths.includes(o)?r(e.text(o),(e="")=>({...w,path:o,folder:t,caller:[i,e]})):[]})}let _=[["package.json","npm",E],["composer.json","composer",E],["Makefile","make",I],["justfile","just",I],["tox.ini","tox",I],["noxfile.py","nox",I],["pom.xml","mvn",A],["build.gradle","gradle",A],["build.gradle.kts","gradle",A],[".pre-commit-config.yaml","pre-commit",function(e,t){return(0,$.gT)(N(R,e),"repos").flatMap(n=>(0,$.gT)(n,"hooks").flatMap(i=>{let[s="",r=""]=[(0,$.$6)(i,"id"),(0,$.$6)(n,"rev")],o=(0,$.gT)(i,"args").map(String),a=(0,$.$6)(i,"entry");if(void 0!==a)return x([a,...o].join(" "),t());let[l=""]=(""===r?"":e.split(r)[1]??"").split("\n"),u=((0,$.$6)(n,"repo")??"").includes(s.replace(/-check$/u,""))?/\d{1,9}\.\d{1,9}\.\d{1,9}/u.exec(r+l)?.[0]:void 0;return[{...t(),isName:!0,words:[s,...o],version:u}]}))}]];function E(e,t){let n=(0,$.at)(N(JSON.parse,e),"scripts");return Object.entries((0,$.Gv)(n)?n:{}).flatMap(([e,n])=>x([n].flat().join("\n"),t(e)))}let S=/<artifactId>([\w.-]{1,80}-plugin)<|\b(?:id|alias|plugin:)[ ("']{1,3}([\w.-]{1,80})/gu;function A(e,t){return[...e.matchAll(S)].map(([,e,n])=>({...{...t(),isName:!0,words:[e??n?.split(".").at(-1)??""]}}))}function I(e,t){let[n,i]=["",!1];return e.replaceAll(/\\\r?\n/gu," ").split("\n").flatMap(e=>{let s=/^\[testenv:?([^\]]*)\]|^def (\w+)|^([\w./%-]+)(?![\w./%-])[^:=]*:(?!=)/u.exec(e),r=/^(\w+)\s*=(.*)/u.exec(e);null!==s&&(n=s.slice(1).find(e=>void 0!==e)??""),(null!==s||null!==r)&&(i=null!==r&&"commands"!==r[1]);let o=null===r?/^[\t ]+[@-]*(.*)/u.exec(e)?.[1]??"":r[2]??"",a=o.startsWith("session.run(")?o.replaceAll(/session\.run|[(),"']/gu," "):o;return i?[]:x(a,t(n))})}let R=e=>(0,h.qg)(e,{logLevel:"silent"});function N(e,t){try{return e(t)}catch{return}}let M=[["yarn.lock","corepack enable && yarn install --frozen-lockfile","yarn --silent ","yarn add --dev"],["package-lock.json","npm ci","npx ","npm install --save-dev"],["npm-shrinkwrap.json","npm ci","npx ","npm install --save-dev"],["pnpm-lock.yaml","corepack enable && pnpm install --frozen-lockfile","pnpm exec ","pnpm add --save-dev"],["bun.lock","npm install --global bun && bun install --frozen-lockfile","bunx ","bun add --dev"],["bun.lockb","npm install --global bun && bun install --frozen-lockfile","bunx ","bun add --dev"]],T=(e,t)=>N(JSON.parse,e.text(s.posix.join(t,"package.json")));function z(e,t,n){return[t,""].flatMap(t=>["dependencies","devDependencies","optionalDependencies"].map(i=>(0,$.at)(T(e,t),i,n)).filter(e=>"string"==typeof e))}let W=new Set([...m.u.filter(({title:e})=>/^(?:Infrastructure|Secrets)/u.test(e)).flatMap(({analyzers:e})=>e.map(({name:e})=>e)),"markdownlint-cli2","typos","jscpd","SwiftFormat","cargo-audit","cargo-deny","pip-audit","govulncheck"]),O=({analyzer:e})=>!W.has(e.name),F=(e,t)=>Number(O(t))-Number(O(e));function L(e){let t=[...Map.groupBy(e,({folder:e})=>e).values()].flatMap(e=>e.find(({copied:e})=>void 0!==e)??e.slice(0,1)),[n]=t;return t.length>1&&n?.analyzer.step?.eachModule!==void 0?[{...n,folder:"",copied:void 0}]:t}function G(e,t){return m.AX.flatMap(n=>t.flatMap(t=>{let i=t.isName?function({runs:e=[],called:t=[],command:n,step:i},{words:s}){let[r="",...o]=s,[a="",...l]=(e[0]??"").split(" ");if(!t.includes(r))return;let u=/^[a-z]+$/u.test(o[0]??"")&&l.length>0;if(u&&o[0]!==l[0])return;let c=u?o.slice(1):o;return{copied:0===c.length||!n.startsWith(a)||c.some(e=>/^--(?:args|hook-)/u.test(e))?void 0:H([],[...l,...c],i,i?.all)}}(n,t):function({runs:e=[],step:t},{words:n,isPiped:i}){for(let r of e){let[e,...o]=r.split(" "),a=n.findIndex((t,i)=>s.posix.basename(t).replace(/@[^@]*$/u,"")===e&&o.every((e,t)=>n[i+1+t]===e)),[l,u]=[n.slice(0,a),n.slice(a+1)],c=l.every((e,t)=>B.test(e)||l[t-1]?.startsWith("--")),d=/^(?:npm|bun) run$/u.test(l.join(" ")),p=u.some(e=>/^(?:--?version|-V|--help|--init|--print-config|format)$/u.test(e));if(a<0||!c||d||p)continue;let f=l.filter(e=>/^[A-Z]\w*=/u.test(e));return{copied:i?void 0:H(f,u,t)}}}(n,t);return void 0===i?[]:D(e,n,{command:t,folder:t.folder,...i})}))}let B=/^(?:npx|npm|pnpm|yarn|bunx?|exec|dlx|x|run|uvx?|tool|go|poetry|pipenv|pdm|hatch|rye|python[\d.]*|bundle|@?php|sudo|time|env|mise|if|!|-.*|[A-Z][A-Z0-9_]*=.*)$/u,q=/^(?:[\w-]+=)?(?:[\w@%+=:,./*?[\]{}~^!-]+|'[^'\n]+'|"[^"$`\\\n]+")$/u;function H(e,t,n,i=""){let{adds:s,drops:r=[]}=n??{};if(void 0===s||![...e,...t].every(e=>q.test(e)))return;let o=t.filter((e,n)=>!((e,t="")=>{let[n=""]=e.split("=");return r.includes(n)||r.includes(`${n}=`)||r.includes(`${t}=`)})(e,t[n-1])),a=/[>|]/u.exec(s)?.index??s.length,l=o.includes("--")?o.indexOf("--"):o.length,u=[...o.slice(0,l),s.slice(0,a).trim(),...o.slice(l),i,s.slice(a)];return{variables:e.map(e=>`${e} `).join(""),words:u.filter(Boolean).join(" ")}}let P=/^\.|(?:^|[-_])(?:tests?|testing|testdata|specs?|vendor|examples?|fixtures?|templates?|benchmarks?|samples?|demos?|docs?|website)$/iu,U=e=>""!==e&&e.split("/").some(e=>P.test(e));function C({paths:e,text:t},{signs:n=[]}){return n.flatMap(n=>{let[i="",s=""]=n.split(": ",2);return e.flatMap(e=>{let n=function(e,t){let n=e.split("/"),i=n.splice(-t.split("/").length).join("/"),[s="",r]=t.split("*");return(void 0===r?i===t:i.startsWith(s)&&i.slice(s.length).endsWith(r))?n.join("/"):void 0}(e,i);return void 0===n||!k(e)||(0,g.xw)(e)||U(n)?[]:[{path:e,folder:n}].filter(()=>""===s||t(e).includes(s))})}).toSorted((e,t)=>e.folder.length-t.folder.length)}function D(e,t,n){let{needs:i,eachModule:r,reads:o,refuses:a,version:l}=t.step??{},u=C(e,t).filter(({folder:e})=>""===e||e===n.folder).map(({path:e})=>e),c=t=>n=>RegExp(t,"u").test(e.text(n)),[d=l]=/\d+/u.exec(n.command?.version??"")??[],p=(void 0===o||u.every(c(o)))&&(void 0===a||!u.some(c(a)))&&(void 0===l||d===l),f=void 0!==t.step&&(void 0===i||e.paths.some(e=>e===s.posix.join(n.folder,i??"")||void 0!==r&&e.endsWith(`/${i}`)));return p?[{analyzer:t,...n,settings:u,isKnown:f}]:[]}let K="actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",Z=`run-name: '#$\{{ github.event.pull_request.number }} $\{{ github.event.pull_request.title }}'
`;function J(e=".",t="eslint.sarif",n){let i=void 0===n?"":` --config ${n}`;return`npx eslint ${e}${i} --format @microsoft/eslint-formatter-sarif --output-file ${t}`}let V={commit:"HEAD^1",folder:"$RUNNER_TEMP/base",checkout:"$GITHUB_WORKSPACE",output:"$RUNNER_TEMP/base.sarif"};function Y(e="24"){return`- uses: actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0
  with: { node-version: ${e} }
`}function X(e,t=""){return`- run: ${e}
${et(t)}`}function Q(e,t=""){return`- run: ${ee(e,4)}
${et(t)}  continue-on-error: true
`}function ee(e,t){return/\n|: | #|^[^\w.]/u.test(e)?`|
${es(e,t)}`:e}function et(e){return""===e?"":`  working-directory: ${e}
`}let en=`- uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
  continue-on-error: true
  with: { name: sarif, path: '$\{{ runner.temp }}/logs', run-id: '$\{{ github.run_id }}', github-token: '$\{{ github.token }}' }
`;function ei(e,t=o.h.action){return`- uses: ${t}
  with:
${es(e,4)}`}function es(e,t){return e.replaceAll(/^(?=.)/gmu," ".repeat(t))}let er={...{name:"eslint",log:"eslint.sarif",folder:"",tools:["ESLint"],silentTools:[]},...{image:"node:24",githubSteps:[Y(),X("npm ci")],gitlabLines:["npm ci"]},command:J(),ofBase:function(e){return`${function({commit:e,folder:t,checkout:n,output:i}){return`git worktree add --force --detach "${t}" ${e}
ln -s "${n}/node_modules" "${t}/node_modules"
(cd "${t}" && ${J(".",`"${i}"`,`"${n}"/eslint.config.*`)})`}(e)} || true
sed -i "s#${e.folder}/#${e.checkout}/#g" "${e.output}"`}},eo={...{name:"analyzer",log:"analyzer.sarif",folder:"",tools:["ANALYZER"],silentTools:[]},...{image:"ubuntu:24.04",githubSteps:[],gitlabLines:[]},gap:`Put the lines that run your analyzer here, and its log and its name in place of analyzer.sarif and ANALYZER: ${o.h.analyzers}`,command:'echo "This workflow has a gap where its analyzer belongs." && exit 1'},ea=({runs:e=[]})=>(e[0]??"").split(" ")[0]??"";function el(e){let{uses:t,with:n}=e;return(0,h.As)([{uses:t,...void 0===n?{}:{with:n}}],{lineWidth:0})}let eu=e=>0===e.length?[]:[`- run: ${e.join(" && ")}
`];function ec({analyzer:e,settings:t,folder:n,command:i}){let r=t.find(e=>/\.(?:ya?ml|xml)$/u.test(e));if(i?.caller[0]==="mvn")return e.command.replace(/ \S+=checkstyle\.xml/u,"");if(void 0===r)return e.command;let o=s.posix.dirname(r).endsWith(".semgrep")?s.posix.dirname(r):r;return function({command:e,settings:t,step:n},i){let s=void 0===t?e:e.replace(t,()=>i);return n?.config===void 0?s:`${s} ${n.config} ${i}`}(e,s.posix.relative(n,o))}function ed(e,{pip:t},n){if(void 0===t)return[];let[i="",...s]=t,r=`${i}${void 0===n?"":`==${n}`}`,o=r.includes("[")?`'${r}'`:r;return"pip install"===e?[[e,o,...s].join(" ")]:[`${e} ${o}`,...0===s.length?[]:[`pipx inject ${i} ${s.join(" ")}`]]}let ep=(e,t)=>""===e?t:`(cd ${e} && ${t})`,ef=["false","fp","won't","won’t","wont","accepted","reopen"].map(e=>`startsWith(github.event.comment.body, '${e.replaceAll("'","''")}')`).join(" ||\n"),eh=`# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
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
`;function em(e,t){return"base-log"===e&&1===t.length?t[0]?.ofBase:void 0}let eg=e=>e.map(({folder:e,log:t})=>s.posix.join(e,t)),e$="# The tools that must have run, one per line, as their logs name them (tool.driver.name).\n",ew=e=>[...new Set(e.flatMap(({githubSteps:e})=>e))].join(""),ev=({gap:e})=>void 0===e?"":`# ${e}
`,eb=e=>`# Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${e.map(e=>ev(e)+Q(e.command,e.folder)).join("")}`,ey=e=>/^[\w./-]+$/u.test(e)?e:`'${e}'`;function ex(e,t){let[n="",...i]=t;return 0===i.length?`${e}: ${e.endsWith("tools")?n:ey(n)}
`:`${e}: |
${es(t.join("\n"),2)}
`}function ek(e,t=ex){let n=e.flatMap(({silentTools:e})=>e),[i="",...s]=new Set(e.map(e=>e.folder));return`${t("tools",[...new Set(e.flatMap(({tools:e})=>e))])}${0===n.length?"":t("silent-tools",n)}${""===i||s.length>0?"":`working-directory: ${i}
`}`}let ej={commit:'"${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"',folder:"$base",checkout:"$CI_PROJECT_DIR",output:"$CI_PROJECT_DIR/base.sarif"};var e_=n(73024);async function eE(e,t){let n=async(...t)=>(await (0,u.gitOutput)(e,["ls-files","-z","--full-name",...t,":/"])).toString("utf8").split("\0").slice(0,-1),i=new Set(await n("--cached"));return{paths:[...new Set([...i,...await n("--others","--exclude-standard")])],tracked:i,text(e){try{let n=(0,s.join)(t,e),i=(0,e_.statSync)(n);return i.isFile()&&i.size<=1e7?(0,e_.readFileSync)(n,"utf8"):""}catch{return""}}}}function eS(e){return(0,f.S0)({flags:{},form:"text"},async({host:t,world:{directory:n,environment:i}})=>{let a=(0,u.createGit)(n,i),{root:c}=await (0,l.b$)(a,n),f=(await (0,u.gitOutput)(a,["remote","--verbose"])).toString("utf8"),{files:h,advice:g}=function(e,t,n){let{newBy:i,decideAtOnce:a}=n,l=t=>e.paths.some(e=>e.startsWith(t)),[u]=eR.find(([,e])=>l(e))??eR.toReversed().find(([,,e])=>e.test(t))??[],c=n.service??u??"github",d=function(e){let t=[];for(let n of[()=>G(e,function(e){let t=e.paths.flatMap(t=>b.test(t)?[{path:t,text:e.text(t)}]:[]),[n,i]=[!0,!1].map(e=>t.filter(({text:t})=>/\bpull_request\b/u.test(t)===e));return[...n??[],...i??[]].filter(({text:e})=>!v.test(e)).flatMap(({path:e,text:t})=>{let n=N(R,t),i=(0,$.at)(n,"jobs")??n;return((0,$.Gv)(i)?Object.values(i):[]).flatMap(t=>[...(0,$.gT)(t,"script").flatMap(t=>x(String(t),{...w,path:e})),...(0,$.gT)(t,"steps").flatMap((n,i,r)=>(function(e,t,n){let i=[(0,$.at)(e,"with"),e,(0,$.at)(t,"defaults","run")].map(e=>(0,$.$6)(e,"working-directory")).find(Boolean),r=k(i??"")?s.posix.join(i??"",".").replace(/^\.$|\/$/u,""):"",o=n.setup.filter(e=>y.test((0,$.$6)(e,"uses")??"")&&!JSON.stringify(e).includes("${")),[a=""]=((0,$.$6)(e,"uses")??"").split("@");if(""===a)return x((0,$.$6)(e,"run")??"",{...n,setup:o,folder:r});let l=[a,...((0,$.$6)(e,"with","args")??"").split(/\s+/u).filter(Boolean)];return[{...n,setup:o,folder:r,words:l,isName:!0,version:(0,$.$6)(e,"with","version")}]})(n,t,{...w,path:e,setup:r.slice(0,i)}))])}).flatMap(t=>[t,...function(e,{words:t,folder:n,path:i,setup:r}){let o=t.map(e=>s.posix.basename(e.replace(/\/action$/u,"")).replace(/^(?:pnpm|yarn|bun)$/u,"npm").replace(/^(mvn|gradle)w$/u,"$1")),a=j(e,n),l=o.findIndex(e=>_.some(([,t])=>t===e));if(l<0||o.slice(0,l).some(e=>/^(?:install|add|i)$/u.test(e)))return[];let u=o.slice(l+1).filter(e=>!/^-|^run(?:-script)?$/u.test(e)),c=u.flatMap(e=>e.split(","));return a.filter(({caller:[e="",t=""]})=>e===o[l]&&(""===t||c.includes(t)||0===u.length&&e.endsWith("ox"))).map(e=>({...e,path:i,setup:r}))}(e,t)])}(e)),()=>G(e,j(e,"")),()=>{var t;return(t=e,m.AX.flatMap(e=>{let{name:n,step:i,settings:s}=e,r=i?.needs??(i?.packages===void 0?void 0:"package.json"),o=void 0!==s||void 0===i||void 0!==i.config,[a]=C(t,e).filter(({path:e,folder:i})=>(""===i||!o&&(void 0===r||!t.paths.includes(r)))&&!("ESLint"===n&&(t.paths.includes("nx.json")||e.includes(".eslintrc")&&Number(/\d+/u.exec(String(z(t,"","eslint")[0]))?.[0]??0/0)>=9)));return void 0===a?[]:D(t,e,{command:void 0,copied:void 0,folder:a.folder})}).toSorted((e,t)=>F(e,t)||e.folder.length-t.folder.length)).slice(0,1)}])t.some(O)||t.push(...n());let n=[...Map.groupBy(t,({analyzer:e})=>e.drivers[0]).values()].flatMap(L).toSorted(F),i=n.filter(({isKnown:e})=>e),r=[...i.some(O)?[]:n.filter(e=>O(e)).slice(0,1),...i].slice(0,4);return{chosen:r,others:n.filter(e=>!r.includes(e)),fitting:function({tracked:e}){return m.AX.map(({name:t,fits:n=[]})=>({name:t,count:[...e].filter(e=>n.some(t=>e.endsWith(t))).length})).filter(({count:e})=>e>0).toSorted((e,t)=>t.count-e.count).map(({name:e})=>e)}(e)}}(e),f=0===d.chosen.length?[eo]:d.chosen.map(t=>(function(e,t){let n,i,r,{analyzer:a,folder:l,isKnown:u,command:c}=t,{drivers:d,clean:p,step:f,install:h=[]}=a,m={name:`${a.name} ${l}`.toLowerCase().replaceAll(/[^a-z]+/gu,"-").replace(/-$/u,""),folder:l,tools:"no run"===p?d:d.slice(0,1),silentTools:"no run"===p?d:[]};if(void 0===f||!u)return{...{...m,log:a.log,image:"ubuntu:24.04",gitlabLines:h,githubSteps:eu(h)},gap:`Fit the lines that install ${a.name}, and its command, to this repository: ${o.h.analyzers}`,command:ec(t)};let{packages:g=[],image:w,pip:v=[]}=f,b=function(e,t,n){if("composer"===n)return{folder:t,install:"composer install",run:"vendor/bin/",add:"composer require --dev",isHidden:!0};if("bundler"===n)return{folder:t,install:"bundle install",run:"bundle exec ",add:"bundle add --group development",isHidden:!0};let i=t.split("/").map((e,t,n)=>n.slice(0,n.length-t).join("/")),r=(...t)=>e.text(s.posix.join(...t));for(let n of[...new Set([...i,""])]){let i=M.find(([t])=>e.tracked.has(s.posix.join(n,t)));if(void 0===i)continue;let[o,a,l,u]=i;if("npx "===l&&/^package-lock\s*=\s*false/mu.test(r(n,".npmrc")))continue;let c=e.paths.includes(s.posix.join(t,"pnpm-workspace.yaml"))?`${u} --workspace-root`:u;if("yarn.lock"===o&&!r(n,o).includes("# yarn lockfile v1")){let e=!/^nodeLinker:.*node-modules/mu.test(r(n,".yarnrc.yml"));return{folder:n,install:"corepack enable && yarn install --immutable",run:"yarn run ",add:c,isHidden:e}}return{folder:n,install:a,run:l,add:c,isHidden:!1}}return{folder:i.find(t=>e.paths.includes(s.posix.join(t,"package.json")))??t,install:"npm install",run:"npx ",add:"npm install --save-dev",isHidden:!1}}(e,l,f.manager),y=g.length>0&&void 0===f.manager,x=c?.setup??[],k=(n=T(e,l),i=x.find(e=>String((0,$.at)(e,"uses")).startsWith("actions/setup-node@")),r=[(0,$.at)(i,"with","node-version"),...[".node-version",".nvmrc"].map(t=>e.text(s.posix.join(l,t))||e.text(t)),(0,$.at)(n,"volta","node"),(0,$.at)(n,"engines","node")].map(e=>/^(?:v?(\d+(?:\.\d+){0,2})|[\^~](\d+)[.\dx]*|(\d+)(?:\.\d+)?\.[x*])$/u.exec(String(e).trim())?.slice(1)),r.find(e=>void 0!==e)?.find(Boolean)??"24"),j=c?.version??function({paths:e,text:t},n){return e.filter(e=>/^(?:(?:uv|poetry|pdm)\.lock|requirements.{0,40}\.txt|\.github\/workflows\/.+)$/u.test(e)).flatMap(e=>{let i=`
${t(e)}`.replaceAll("\r","");return[`name = "${n}"
version = "`,`
${n}==`,` ${n}==`].map(e=>i.split(e)[1]??"")}).map(e=>/^\d[\d.]*/u.exec(e)?.[0]).find(e=>void 0!==e)}(e,(v[0]??"").replace(/\[.*$/u,"")),_=g.length>0?`${b.run}${ea(a)}`:function({program:e},t=""){let[n]=/\d{1,9}\.\d{1,9}(?:\.\d{1,9})?/u.exec(t)??[];return void 0===n?e:e?.replace(/@(?:latest|v[\d.]+)$/u,()=>`@v${n}`)}(f,j),{log:E,isInEach:S}=function(e,{analyzer:t,folder:n}){let{log:i,modules:r,step:o}=t,[a="",...l]=[...e.tracked].filter(e=>void 0!==r&&e.endsWith(r)&&e.startsWith(n)).map(e=>s.posix.relative(n,s.posix.dirname(e))).filter(e=>!U(e)),u=o?.eachModule!==void 0&&(l.length>0||""!==a);return{log:l.length>0?`**/${i}`:s.posix.join(a,i),isInEach:u}}(e,t),A=function(e,t){let{analyzer:n,copied:i,command:r}=e,o=ea(n);if(void 0!==i){let e=r?.words.find(e=>s.posix.basename(e)===o&&/^[\w./-]+$/u.test(e)),a=r?.isName===!1&&n.step?.pip===void 0;return`${i.variables}${t??((a?e:void 0)||o)} ${i.words}`}let a=ec(e),l=a.split(" ");return void 0===t||a.startsWith(t)?a:l.with(Math.max(l.indexOf(o),0),t).join(" ")}(t,_),I=g.filter(t=>{let n;return n=e.paths.filter(e=>/^(?:composer\.json|Gemfile|[^/]+\.gemspec)$/u.test(e)),!(z(e,l,t).length>0||n.some(n=>['"',"'"].some(i=>e.text(n).includes(i+t+i))))}),R=0===g.length?[]:[...new Set([b.folder,l])],N=!S&&2===A.split(E).length&&!(g.length>0&&b.isHidden);return{...{...m,log:E,image:y?`node:${k}`:w},githubSteps:[...y||!0===f.node?[Y(k)]:x.map(el).filter(e=>!e.includes("/setup-node@")),...g.length>0?[X(b.install,b.folder)]:[],...eu([...ed("pipx install",f,j),...f.install?.github??[]])],gitlabLines:[...g.length>0?[ep(b.folder,b.install)]:[],...ed("pip install",f,j),...f.install?.gitlab??[]],command:S?function({log:e,modules:t="",step:n},i){let s=i.replace(/ (?=--fix=false)/u,` ${n?.eachModule} `);return`for module in $(git ls-files '*${t}' | grep -vE '(^|/)(testdata|examples?)/' | xargs dirname); do
  (cd "$module" && ${s}) || [ $? = 1 ] || echo > "$module/${e}"
done`}(a,A):A,missing:0===I.length?void 0:`${b.add} ${I.join(" ")}`,ofBase:N?e=>(function({commit:e,folder:t,checkout:n,output:i},{settings:r,folder:o},a,l){return[`git worktree add --force --detach "${t}" ${e}`,...l.map(e=>s.posix.join(e,"node_modules")).map(e=>`ln -s "${n}/${e}" "${t}/${e}"`),...0===r.length?[]:[`(cd "${n}" && cp --parents ${r.join(" ")} "${t}")`],`(cd "${s.posix.join(t,o)}" && ${a}) || true`,`sed -i "s#${t}/#${n}/#g" "${i}"`].join("\n")})(e,t,A.replace(b.run,()=>"npx ").replace(E,()=>`"${e.output}"`),R):void 0}})(e,t)),h=function({chosen:e,fitting:t},n){let i="and every review ends incomplete until you fill it";if(0===e.length)return`it has a gap, since no job, script or settings file here tells of an analyzer that we know, ${i} as the comment in it says${0===t.length?"":`. Your repository uses none of these yet, which look at its files: ${(0,p.Dt)(t,6)}`}`;let s=e.filter(({isKnown:e})=>e).map(eM);return[...0===s.length?[]:[`it runs ${(0,p.KE)(s)}`],...e.filter(({isKnown:e})=>!e).map(e=>`it has a gap for ${eM(e)}, ${i} with the lines that install it and its command`),...n.flatMap(({missing:e,folder:t})=>void 0===e?[]:[`run "${e}"${eN(t)}, and commit what that changes`])].join("; ")}(d,f),g=(()=>{let e=`.${c}/workflows`,t=`${e}/sarif-review.yml`;if("github"===c)return{path:t,text:function(e,t=[er]){let n=em(e,t),i=eg(t),r=void 0===n?"":`# Analyze the target branch too, with the settings of the change.
${Q(n(V))}- run: mkdir "$RUNNER_TEMP/logs" && mv ${i.join(" ")} "$RUNNER_TEMP/base.sarif" "$RUNNER_TEMP/logs"
  continue-on-error: true
`,o=void 0===n?ex("path",i):ex("path",["${{ runner.temp }}/logs"]),a=1===i.length;return`name: static-analysis
${Z}on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review]
permissions: {}
concurrency: { group: 'sarif-review-$\{{ github.ref }}', cancel-in-progress: '$\{{ github.run_attempt == 1 }}' } # A retry must not cancel the review of a newer push.
jobs:
  # Runs code of the change, and has no rights.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${K}
        with: { ${""===r?"":"fetch-depth: 0, "}persist-credentials: false }
${es(ew(t)+eb(t)+r,6)}      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:${a?` { name: sarif, ${o.trim()} }`:`
          name: sarif
${es(o,10).trimEnd()}`}
  # Has the rights, and runs none of that code. GitHub asks for contents: write to resolve a thread.
  review:
    needs: analyze
    # After a failed analysis too: the check then says what is missing.
    if: $\{{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { actions: read, contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${K}
        with: { fetch-depth: 0, persist-credentials: false }
${es(en+ei(`${ex("sarif-file",(function(e){let t=e.map(e=>s.posix.dirname(e).split("/")),[n=[]]=t,i=n.findIndex((e,n)=>/^(?:\.|\*\*)$/u.test(e)||t.some(t=>t[n]!==e)),r=(i<0?n:n.slice(0,i)).join("/");return e.map(e=>s.posix.relative(r,e))})(i).map(e=>`$\{{ runner.temp }}/logs/${e}`))}${""===r?"":`base-sarif-file: '$\{{ runner.temp }}/logs/base.sarif'
`}${e$}${ek(t)}# Any random text (openssl rand -hex 32), stored as a secret. With it, nobody can forge the threads of these jobs.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),6)}`}(i,f),next:h};let n=l("gitlab"===c?".gitlab-ci.yml":`${e}/`);if("gitlab"===c)return{path:n?".gitlab/sarif-review.yml":".gitlab-ci.yml",text:`# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${function(e,t=[er]){let n=em(e,t),i=[],r=(e,t)=>(t.length>1&&i.push(ex(`SARIF_REVIEW_${e.replaceAll("-","_").toUpperCase()}`,t)),t.length>1&&"sarif-file"!==e?"":ex(e,t.slice(0,1)));return`include:
  - remote: ${o.h.template}
    integrity: ${o.h.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${t.map(({name:e})=>e).join(", ")}]
${es(`${r("sarif-file",eg(t))}${void 0===n?"":"base-sarif-file: base.sarif\n"}${ek(t,r)}`,6)}${0===i.length?"":`sarif-review:
  variables:
${es(i.join(""),4)}`}${t.map(e=>{var t,i;let r,o,a;return t=e,i=n,r=ep(t.folder,t.command),o=[...t.gitlabLines,`${r}${r.includes("\n")?"\n":" "}|| true`].map(e=>`- ${ee(e,2)}
`).join(""),a=void 0===i?"":`# The same for the commit that the change begins at, with the settings of the change.
- base=$(mktemp -d)
- |
${es(i(ej),2)}
`,`
${t.name}:
  image: ${t.image}
${""===a?"":"  variables: { GIT_DEPTH: '0' }\n"}  script:
${es(ev(t)+o+a,4)}  artifacts:
    when: always
    paths: [${ey(s.posix.join(t.folder,t.log))}${""===a?"":", base.sarif"}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`}).join("")}`}(i,f)}`,next:n?`${h}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; if that lists its stages, "test" has to be one of them`:h};let r="gitea"===c?"Gitea":"Forgejo",a=`; ${r} reads workflows of one folder only, so move those of others to ${e}`;return{path:t,text:function(e,t=[er]){let n=em(e,t),i=ew(t),s=i.includes("/setup-node@"),r=void 0===n?"":`# Analyze the commit that the change begins at too, with the settings of the change.
${Q(n({...V,commit:'"$(git merge-base HEAD "origin/$GITHUB_BASE_REF")"'}))}`;return`name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
# Gitea grants what stands here, Forgejo everything. A status of its own would take contents: write, so the job is the check.
permissions: { contents: read, pull-requests: write }
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${K}
        with: { fetch-depth: 0, persist-credentials: false }
${es(`${s?"":Y()}${i}${eb(t)}${r}${!s||i.includes(Y())?"":Y()}${ei(`${ex("sarif-file",eg(t))}${""===r?"":`base-sarif-file: '$\{{ runner.temp }}/base.sarif'
`}${e$}${ek(t)}# Any random text (openssl rand -hex 32), stored as a secret. Every workflow here writes under one account, so only the key
# tells these threads from what another one has made of them.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`,`https://github.com/${o.h.action}`)}`,6)}`}(i,f),next:`${h}, and store a random text as the secret SARIF_REVIEW_SIGNING_KEY${n?"":a}`}})(),E=e.paths.find(t=>("gitlab"===c?/^\.gitlab(?:-ci\.yml$|\/.+\.ya?ml$)/u.test(t):t.startsWith(`.${c}/workflows/`))&&v.test(e.text(t))),S=void 0===E?g:{...g,path:E,text:void 0},A=void 0===E&&!e.paths.includes(g.path);return{files:[{path:r.oT,text:eh,next:"it counts once it is on the default branch"},S,...a?function(e,t){let n=`.${e}/workflows/decide-at-once.yml`,[i,s]=[`once it is on the default branch, a comment that begins like a decision starts ${t} again`,`when a reply decides, it starts the job "review" of ${t} again; if that file is your own, the job has to download its logs by run-id`];return"gitea"===e?[{path:n,text:function(e="sarif-review.yml"){return`name: decide-at-once
on:
  issue_comment:
    types: [created, edited]
permissions: { actions: write, pull-requests: read }
jobs:
  # Starts the review again. It decides nothing: the review asks which reply counts.
  decide:
    # Comments that begin like a decision, in any case.
    if: >-
      github.event.is_pull && github.event.issue.state == 'open' && (
${es(ef,6)})
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
`}(t),next:i}]:"github"===e?[{path:n,text:function(e="sarif-review.yml"){return`name: decide-at-once
on:
  pull_request_review_comment:
    types: [created, edited, deleted]
permissions: {}
jobs:
  # Starts the review again, with the logs that are there. It decides nothing: the review asks which reply counts.
  decide:
    # Replies that begin like a decision, in any case. One that is edited or deleted may have been a decision before.
    if: >-
      github.event.comment.in_reply_to_id && github.event.sender.type != 'Bot' && github.event.pull_request.state == 'open' &&
      (github.event.action != 'created' ||
${es(ef,6)})
    # Replies that come while this runs wait together, and start one more run.
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
`}(t),next:s}]:[]}(c,s.posix.basename(S.path)):[]],advice:[...void 0===u&&void 0===n.service?["Neither the repository nor a remote tells where its jobs run, so the workflow is for GitHub: --service gitlab, gitea or forgejo writes another one"]:[],...A?function({others:e},t,n){return[...t.some(({githubSteps:e})=>e.some(e=>e.startsWith("- run: npm install\n")))?['git tracks no lock file, so the workflow installs the newest packages with "npm install": with a lock file in git, each run has the same ones']:[],..."base-log"===n&&void 0===em(n,t)?["The workflow does not analyze the base, which is known of some analyzers alone, and of one at a time: findings are judged by their lines"]:[],...0===e.length?[]:[`It does not run ${(0,p.Dt)(e.map(eM),6)}. How each of them writes SARIF: ${o.h.analyzers}`]]}(d,f,i):[],...a&&"gitlab"===c?["GitLab starts no pipeline for a comment, so nothing is written for --decide-at-once: after a reply, retry the job sarif-review in the pipeline of the merge request, which takes the logs that are there"]:[],...a&&"forgejo"===c?["For Forgejo nothing is written for --decide-at-once: after a reply, run the job again on the page of its run"]:[]]}}(await eE(a,c),f,e);for(let{path:e}of h)await eA(c,e);for(let{path:e,text:n,next:i}of h){let r=void 0!==n&&await eI((0,s.join)(c,e),n);t.info(r?`Wrote ${e}: ${i}`:`${e} exists, and stays as it is`)}for(let e of g)t.info(e);return d.uc.success})}async function eA(e,t){let n=(0,s.dirname)(t);if("."===n)return;await eA(e,n);let r=(0,s.join)(e,n),o=await (0,i.lstat)(r).catch(()=>void 0);if(!o?.isSymbolicLink())return;let l=await (0,i.realpath)(r).catch(()=>void 0);if(!(void 0!==l&&(0,c.UO)(l,await (0,i.realpath)(e))))throw new a.j1(`${n} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`)}async function eI(e,t){await (0,i.mkdir)((0,s.dirname)(e),{recursive:!0});try{return await (0,i.writeFile)(e,t,{flag:"wx"}),!0}catch(e){if(e instanceof Error&&"code"in e&&"EEXIST"===e.code)return!1;throw e}}let eR=[["forgejo",".forgejo/workflows/",/forgejo|codeberg/iu],["gitea",".gitea/workflows/",/gitea/iu],["github",".github/",/github/iu],["gitlab",".gitlab-ci.yml",/gitlab/iu]],eN=e=>""===e?"":` in ${e}`;function eM({analyzer:{name:e},folder:t,settings:[n=""],command:i}){return`${e}${eN(t)} (${void 0===i?`by its settings in ${n}`:`as ${i.path} does`})`}}};