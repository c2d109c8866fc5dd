export const id=938;export const ids=[938];export const modules={31919:(e,t,n)=>{n.d(t,{h:()=>r});let i="main",s="sarif-review/sarif-review",r={action:`${s}@${i}`,template:`https://raw.githubusercontent.com/${s}/${i}/templates/sarif-review.yml`,integrity:"sha256-BwZ08rhol5Wd7TwfqNd/Y5hYNglLXx3IR+hkesaHfjE=",package:`https://github.com/${s}/archive/${i}.tar.gz`,analyzers:`https://github.com/${s}/blob/${i}/docs/analyzers.md`,forks:`https://github.com/${s}/blob/${i}/docs/forks.md`,install:'npm install --global "$(npm pack --silent)"'}},19795:(e,t,n)=>{n.d(t,{Zs:()=>u,dw:()=>s,jZ:()=>l,t9:()=>o});var i=n(15722);function s(e){let t=new Map;for(let n of e){let e=function({scope:e,rule:t,place:n,message:i}){let{kind:s,path:r=""}=n,a="nowhere"===n.kind?[n.reason,i,n.line]:["startLine"in n?n.startLine:0];return JSON.stringify([e.tool,e.category,t.id,s,r,...a])}(n),i=t.get(e);void 0===i?t.set(e,[n]):i.push(n)}return[...t].map(([e,t])=>{let[n]=t.sort(r),{scope:i,rule:s,place:o,level:l}=n,u=a(n),c=u&&t.some(({presence:e})=>"ignored"===e.kind);return{key:e,scope:i,rule:s,place:o,findings:t,level:l,suppressed:u,ignored:c}})}function r(e,t){return Number(a(e))-Number(a(t))||o(e.level,t.level)}function a(e){return"present"!==e.presence.kind}function o(e,t){return i.A_.indexOf(e)-i.A_.indexOf(t)}function l(e,t){return"never"!==t&&0>=o(e,t)}function u(e){let t=new Set;for(let n of Map.groupBy(e,c).values()){if(1===n.length)continue;let e=new Set;for(let s of n){let n=function({scope:e,rule:t,level:n,message:s,presence:r,column:a,place:o}){return JSON.stringify([(0,i.OD)(e),t.id,n,s,r.kind,a??null,...function(e){switch(e.kind){case"lines":return[e.kind,e.path,e.startLine,e.endLine,e.replaced?.by??null];case"uncommitted":return[e.kind,e.path,e.startLine,e.endLine];case"file":return[e.kind,e.path];case"nowhere":return[e.kind,e.path??null,e.reason,e.line??null]}}(o)])}(s);e.has(n)&&t.add(s),e.add(n)}}return 0===t.size?{distinct:e,duplicates:[]}:{distinct:e.filter(e=>!t.has(e)),duplicates:[...t]}}function c({place:e}){return`${"startLine"in e?e.startLine:0} ${e.path??""}`}},16796:(e,t,n)=>{n.d(t,{startInit:()=>ec});var i=n(73024),s=n(51455),r=n(76760),a=n(56130),o=n(31919),l=n(27406),u=n(27176),c=n(38576),d=n(60440),h=n(63891),f=n(16761),p=n(80822);let m="actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",g=`run-name: '#$\{{ github.event.pull_request.number }} $\{{ github.event.pull_request.title }}'
`;function $(e=".",t="eslint.sarif",n){let i=void 0===n?"":` --config ${n}`;return`npx eslint ${e}${i} --format @microsoft/eslint-formatter-sarif --output-file ${t}`}let w={commit:"HEAD^1",folder:"$RUNNER_TEMP/base",checkout:"$GITHUB_WORKSPACE",output:"$RUNNER_TEMP/base.sarif"},v=`- uses: actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0
  with: { node-version: 24 }
`;function b(e,t=""){return`${v}- run: ${e}
${x(t)}`}let y=b("npm ci");function k(e,t=""){let n=e.includes("\n")?`|
${j(e,4)}`:e;return`- run: ${n}
${x(t)}  continue-on-error: true
`}function x(e){return""===e?"":`  working-directory: ${e}
`}let E=`- uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
  continue-on-error: true
  with: { name: sarif, path: '$\{{ runner.temp }}/logs', run-id: '$\{{ github.run_id }}', github-token: '$\{{ github.token }}' }
`;function _(e,t=o.h.action){return`- uses: ${t}
  with:
${j(e,4)}`}function j(e,t){return e.replaceAll(/^(?=.)/gmu," ".repeat(t))}let R={name:"eslint",log:"eslint.sarif",folder:"",tools:["ESLint"],silentTools:[],image:"node:24",githubSteps:y,gitlabLines:["npm ci"],gap:void 0,command:e=>$(".",e),ofBase:function(e){return`${function({commit:e,folder:t,checkout:n,output:i}){return`git worktree add --force --detach "${t}" ${e}
ln -s "${n}/node_modules" "${t}/node_modules"
(cd "${t}" && ${$(".",`"${i}"`,`"${n}"/eslint.config.*`)})`}(e)} || true
sed -i "s#${e.folder}/#${e.checkout}/#g" "${e.output}"`}};function S(e){var t,n;let{analyzer:i,folder:s,isExample:a,packageManager:l}=e;if(a&&"npm"===l.name)return R;let{drivers:u,step:c,clean:d}=i,h=i.name.toLowerCase().replaceAll(/[^a-z]+/gu,"-").replace(/-$/u,""),f={name:h,folder:s,tools:"no run"===d?u:u.slice(0,1),silentTools:"no run"===d?u:[]};if(void 0===c){let t=A(e),{install:n}=i,s=void 0===n?`Put the lines that install ${i.name} here, and fit its command`:`Fit the lines that install ${i.name}, and its command,`;return{...f,log:/[\w-]{1,60}\.sarif\b/u.exec(i.command)?.[0]??`${h}.sarif`,image:"ubuntu:24.04",githubSteps:void 0===n?"":`- run: ${n.join(" && ")}
`,gitlabLines:n??[],gap:`${s} to this repository: ${o.h.analyzers}`,command:()=>t,ofBase:void 0}}let{packages:p,log:m,image:g,isFixed:$}=c;return{...f,log:m,image:g,githubSteps:function(e,t){let{packages:n,install:i,node:s}=t,{folder:r,install:a}=e.packageManager;if(void 0!==n)return b(a,r);let o=[...N("pipx install",t,e.version),...i?.github??[]],l=!0===s?v:"";return 0===o.length?l:`${l}- run: ${o.join(" && ")}
`}(e,c),gitlabLines:void 0===p?[...N("pip install",c,e.version),...c.install?.gitlab??[]]:[(t=l.folder,n=l.install,""===t?n:`(cd ${t} && ${n})`)],gap:void 0,command:I(e,c,l.run),ofBase:!0===$||void 0!==p&&l.hidesPackages?void 0:t=>(function({commit:e,folder:t,checkout:n,output:i},{analyzer:s,settings:a,packageManager:o,folder:l},u){let c=[...new Set([o.folder,l])].map(e=>r.posix.join(e,"node_modules")),d=r.posix.join(t,l);return[`git worktree add --force --detach "${t}" ${e}`,...s.step?.packages===void 0?[]:c.map(e=>`ln -s "${n}/${e}" "${t}/${e}"`),...0===a.length?[]:[`(cd "${n}" && cp --parents ${a.join(" ")} "${t}")`],`(cd "${d}" && ${u(`"${i}"`)}) || true`,`sed -i "s#${t}/#${n}/#g" "${i}"`].join("\n")})(t,e,I(e,c,"npx"))}}function I(e,t,n){let{program:i,log:s}=t,r=i.replace(/^npx\b/u,()=>n),a=A(e).replace(/^\S+/u,()=>r);return (e=s)=>a.replace(s,()=>e)}function A({analyzer:{command:e,settings:t},...n}){let i=function(e,t){if(0===t.length)return e;let n=/ (?:\.|"\*\*[^"]*")(?= |$)/u;return e.replace(n.test(e)?n:/(?= -)/u,()=>` ${t.join(" ")}`)}(e,n.paths),[s]=n.settings.filter(e=>/\.(?:ya?ml|xml)$/u.test(e));if(void 0===s)return i;let a=r.posix.dirname(s).endsWith(".semgrep")?r.posix.dirname(s):s;return function({command:e,settings:t},n){return void 0===t?e:e.replace(t,()=>n)}({command:i,settings:t},r.posix.relative(n.folder,a))}function N(e,{pip:t},n){if(void 0===t)return[];let[i="",...s]=t,r=`${i}${void 0===n?"":`==${n}`}`,a=r.includes("[")?`'${r}'`:r;return"pip install"===e?[[e,a,...s].join(" ")]:[`${e} ${a}`,...0===s.length?[]:[`pipx inject ${i} ${s.join(" ")}`]]}let T=["false","fp","won't","won’t","wont","accepted","reopen"].map(e=>`startsWith(github.event.comment.body, '${e.replaceAll("'","''")}')`).join(" ||\n"),z=`# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
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
`;function O({command:e,folder:t,gap:n}){return`${void 0===n?"":`# ${n}
`}${k(e(),t)}`}let M="base.sarif";function G({tools:e,silentTools:t,folder:n}){let i=e=>1===e.length?` ${e[0]}`:` |
${j(e.join("\n"),2)}`,s=0===t.length?"":`silent-tools:${i(t)}
`,r=""===n?"":`working-directory: ${n}
`;return`tools:${i(e)}
${s}${r}`}function q(e,t){return`# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${function(e,t=R){var n;let{name:i,folder:s,gap:a,ofBase:l}=t,u=r.posix.join(s,t.log),c="lines"===e||void 0===l,d=""===s?t.command():`(cd ${s} && ${t.command()})`,h=[...void 0===a?[]:[`# ${a}`],...[...t.gitlabLines,`${d} || true`].map(e=>`- ${e}`)].map(e=>`${e}
`).join("");return`include:
  - remote: ${o.h.template}
    integrity: ${o.h.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${i}]
      sarif-file: ${u}
${c?"":"      base-sarif-file: base.sarif\n"}${j(G(t),6)}
${i}:
  image: ${t.image}
${c?"":"  variables: { GIT_DEPTH: '0' }\n"}  script:
${j(h,4)}${c?"":j((n=l,`# The same for the commit that the change begins at, with the settings of the change.
- base=$(mktemp -d)
- |
${j(n({commit:'"${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"',folder:"$base",checkout:"$CI_PROJECT_DIR",output:"$CI_PROJECT_DIR/base.sarif"}),2)}
`),4)}  artifacts:
    when: always
    paths: [${u}${c?"":", base.sarif"}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`}(e,t)}`}var F=n(71631),L=n(73529),P=n(38815),U=n(12795);let B=/^(?:\.(?:github|gitea|forgejo)\/workflows\/(?!sarif-review\.)[^/]+\.ya?ml|\.gitlab-ci\.yml)$/u;function W(e){return/^[\w.][\w./-]*$/u.test(e)&&!e.split("/").includes("..")}let H={name:"npm",run:"npx",add:"npm install --save-dev"},D={name:"bun",install:"npm install --global bun && bun install --frozen-lockfile",run:"bunx",add:"bun add --dev"},C={"package-lock.json":{...H,install:"npm ci"},"npm-shrinkwrap.json":{...H,install:"npm ci"},"pnpm-lock.yaml":{name:"pnpm",install:"corepack enable && pnpm install --frozen-lockfile",run:"pnpm exec",add:"pnpm add --save-dev"},"bun.lock":D,"bun.lockb":D},K={name:"yarn",install:"corepack enable && yarn install --frozen-lockfile",run:"yarn --silent",add:"yarn add --dev"},V={...K,install:"corepack enable && yarn install --immutable",run:"yarn run"};function J(e,t,n){return Y(e,t,n)||Y(e,"",n)}function Y(e,t,n){let i=X(e,t);return((0,U.Gv)(i)?Object.entries(i):[]).some(([e,t])=>/^(?:dev|optional)?dependencies$/iu.test(e)&&(0,U.Gv)(t)&&Object.hasOwn(t,n))}function X(e,t){try{return JSON.parse(e.text(r.posix.join(t,"package.json")))}catch{return}}function Z(e){return e.replaceAll(/\\\r?\n/gu," ").split(/&&|[|;\n]|\d?>/u).map(e=>e.trim().split(/\s+/u)).map(e=>e.map(e=>e.replace(/^(["'])(.*)\1$/u,"$2")))}let Q=new Set(["check","ci","lint","run"]),ee=/config|ignore|exclude|(?:file|path|dir|location|format)$|^-[bcfox]$/u,et=/^\.?\/?(?:\.\.\.)?$/u,en=/^(?:package\.json|requirements\*\.txt|\.pre-commit-config\.yaml|Gemfile(?:\.lock)?|pom\.xml)$/u,ei=/^\.|(?:^|-)(?:tests?|testing|specs?|vendor-bin|examples?|fixtures?|templates?|benchmarks?|samples?|demos?|docs?|website)$/iu,es=new Set(F.u.filter(({title:e})=>/^(?:Infrastructure|Secrets)/u.test(e)).flatMap(({analyzers:e})=>e)),er=[...new Set([...F.u.filter(({title:e})=>"Salesforce"===e).flatMap(({analyzers:e})=>e),...F.AX])],[ea]=F.AX.filter(({name:e})=>"ESLint"===e).map(e=>({analyzer:e,folder:"",isUsed:!1}));function eo({drivers:e,signs:t,step:n},i){let[s=""]=e;if((t??n)===void 0||e.length>1||s.includes(" "))return;let r=RegExp(String.raw`(?<!\w)${s}(?!\w)`,"iu");return i.find(({text:e})=>r.test(e)&&!e.includes("/upload-sarif@"))}function el(e){let[t="",n]=e.split(": ",2);return{path:t,text:n}}async function eu(e,t){let n=async(...t)=>(await (0,c.gitOutput)(e,["ls-files","-z","--full-name",...t,":/"])).toString("utf8").split("\0").slice(0,-1),s=new Set(await n("--cached"));return{paths:[...new Set([...s,...await n("--others","--exclude-standard")])],tracked:s,text(e){try{let n=(0,r.join)(t,e),s=(0,i.statSync)(n);return s.isFile()&&s.size<=1e7?(0,i.readFileSync)(n,"utf8"):""}catch{return""}}}}function ec(e){return(0,p.S0)({flags:{},form:"text"},async({host:t,world:{directory:n,environment:s}})=>{let l=e=>t.info(e),d=(0,c.createGit)(n,s),{root:p}=await (0,u.b$)(d,n),m=(await (0,c.gitOutput)(d,["remote","--verbose"])).toString("utf8"),g=function(e){var t,n,i,s,a,o;let l,u,c,d,h,f,p,m,g=e.paths.filter(e=>B.test(e)).flatMap(t=>{let n=function(e){try{return(0,P.qg)(e,{logLevel:"silent"})}catch{return}}(e.text(t)),i=(0,U.at)(n,"jobs")??n;return((0,U.Gv)(i)?Object.values(i):[]).flatMap(e=>[...(0,U.gT)(e,"script").flatMap(e=>"string"==typeof e?[{path:t,text:e,folder:""}]:[]),...(0,U.gT)(e,"steps").map(i=>({path:t,text:(0,U.$6)(i,"run")??(0,U.$6)(i,"uses")??"",folder:function(e=""){let t=e.replaceAll(/^\.\/|\/$/gu,"");return W(t)?t:""}((0,U.$6)(i,"working-directory")??(0,U.$6)(e,"defaults","run","working-directory")??(0,U.$6)(n,"defaults","run","working-directory"))}))])}),$=(l=(t=e).paths.filter(e=>!(0,L.xw)(e)),e=>{let n,{path:i,text:s}=el(e),r=(n=i.replace(/^\*\*\//u,"").split("*"),RegExp(`^(.*/)?${n.map(e=>e.replaceAll(".","\\.")).join("[^/]*")}$`,"u"));return l.flatMap(e=>{let n=r.exec(e);if(null===n)return[];let a=i.startsWith("**/")?"":(n[1]??"").slice(0,-1);return""!==a&&(!W(a)||a.split("/").some(e=>ei.test(e)))?[]:void 0===s||("package.json"===i?Y(t,a,s):t.text(e).includes(s))?[{path:e,folder:a}]:[]})}),w=(n=$,i=g,u=er.flatMap(e=>[...new Set((e.signs??[]).flatMap(n).map(({folder:t})=>(function({settings:e,step:t},n){return void 0===e&&void 0!==t?n:""})(e,t)))].map(t=>({analyzer:e,folder:t,isUsed:!0}))),c=({folder:e})=>""===e?0:e.split("/").length,d=er.flatMap(e=>{let t=eo(e,i);return void 0===t?[]:[{analyzer:e,folder:t.folder,isUsed:!0}]}),[...u.sort((e,t)=>c(e)-c(t)),...d]),{named:v,bySources:b}=(s=$,{named:(h=er.flatMap(e=>(e.fits??[]).map(t=>({candidate:{analyzer:e,folder:"",isUsed:!1},isNamed:!t.includes("*"),count:s(t).filter(({folder:e})=>""===e).length}))).filter(({count:e})=>e>0).sort((e,t)=>t.count-e.count)).filter(({isNamed:e})=>e).map(({candidate:e})=>e),bySources:h.filter(({isNamed:e})=>!e).map(({candidate:e})=>e)}),y=({analyzer:{step:e}})=>void 0!==e,k=({analyzer:{step:t},folder:n})=>t?.packages===void 0||J(e,n,t.packages[0]??""),x=w.filter(({analyzer:e})=>!es.has(e)),E=x.find(e=>y(e)&&k(e))??x.find(y)??v.find(y)??x.find(({analyzer:e})=>!/<\w+>/u.test(e.command))??w.find(e=>es.has(e.analyzer)&&y(e))??[...b,...w][0]??ea,{analyzer:_,folder:j,isUsed:R}=E,{signs:S=[],step:I}=_,A=S.filter(e=>!en.test(el(e).path)).flatMap($);return{analyzer:_,folder:j,isExample:!R&&I?.packages!==void 0,runsIn:eo(_,g)?.path,settings:A.map(({path:e})=>e).filter(W),paths:function(e,{takesPaths:t,command:n},i,s){let a;if(!0!==t)return[];let[o="",l=""]=n.split(" "),u=[...(a=(0,U.at)(X(e,i),"scripts"),(0,U.Gv)(a)?Object.values(a).filter(e=>"string"==typeof e):[]),...s.filter(e=>e.folder===i).map(({text:e})=>e)].flatMap(Z).flatMap(e=>{var t,n,i;let s;return t=e,n=o,i=/^[a-z]/u.test(l),(s=t.findIndex(e=>r.posix.basename(e).replace(/@[^@]*$/u,"")===n))<0||t.slice(0,s).some(e=>/^(?:add|i|inject|install)$/u.test(e))?[]:i?Q.has(t[s+1]??"")?[t.slice(s+2)]:[]:[t.slice(s+1)]}).flatMap(t=>{var n,s;return function(e,t){let n=[],i=[];for(let[s,r]of e.entries()){let a=e[s-1]??"",o=a.startsWith("-")&&!a.includes("="),l=/^(?:--ext[= ])([\w.,]+)$/u.exec(o?`${a} ${r}`:r)?.[1];if(void 0!==l)i.push(`--ext ${l}`);else if(et.test(r))n.push(".");else{if(r.startsWith("-")||o&&(ee.test(a)||!t(r)))continue;if(!t(r))return["."];n.push(/[*{]/u.test(r)?`"${r}"`:r)}}return[...0===n.length?["."]:n,...i]}(t,(n=e,s=i,e=>{if(!/^[\w.*][\w./*{},-]*$/u.test(e)||e.split("/").includes(".."))return!1;let t=e.replaceAll(/^\.\/|\/$/gu,"").split("/"),i=t.findIndex(e=>/[*{]|^\.{3}$/u.test(e)),a=r.posix.join(s,...i<0?t:t.slice(0,i));return"."===a||[...n.tracked].some(e=>e===a||e.startsWith(`${a}/`))}))}),c=u.filter(e=>e.startsWith("-"));return[...new Set(u.includes(".")?[...0===c.length?[]:["."],...c]:u)]}(e,_,j,g),packageManager:function(e,t){let n=function e(t){if(""===t)return[""];let n=r.posix.dirname(t);return[t,...e("."===n?"":n)]}(t);for(let i of n){let n=function(e,t){let n=n=>e.tracked.has(r.posix.join(t,n));if(n("yarn.lock"))return e.text(r.posix.join(t,"yarn.lock")).includes("# yarn lockfile v1")?K:V;let i=Object.keys(C).find(n);return void 0===i?void 0:C[i]}(e,i);if(void 0!==n)return{...n,...e.paths.includes(r.posix.join(t,"pnpm-workspace.yaml"))&&{add:`${n.add} --workspace-root`},folder:i,hidesPackages:n===V&&!/^nodeLinker:.*node-modules/mu.test(e.text(r.posix.join(i,".yarnrc.yml")))}}let i=n.find(t=>e.paths.includes(r.posix.join(t,"package.json")));return{...H,install:"npm install",folder:i??t,hidesPackages:!1}}(e,j),missing:(I?.packages??[]).filter(t=>!J(e,j,t)),version:function(e,t){let n=t?.replace(/\[.*$/u,"");if(void 0!==n)for(let[t,i]of[[/^(?:uv|poetry|pdm)\.lock$/u,RegExp(`^name = "${n}"\\r?\\nversion = "([\\d.]+)"`,"mu")],[/^requirements.*\.txt$/u,RegExp(`^${n}(?:\\[.*\\])?==([\\d.]+)`,"mu")],[/^\.pre-commit-config\.yaml$/u,RegExp(`repo: \\S*/${n}(?:-pre-commit)?(?:\\.git)?\\s+rev: .{0,99}?\\bv?(\\d{1,9}\\.\\d{1,9}\\.\\d{1,9})`,"u")]])for(let n of e.paths.filter(e=>t.test(e))){let t=i.exec(e.text(n))?.[1];if(void 0!==t)return t}}(e,I?.pip?.[0]),others:(a=[...w,...v,...b.filter(k)],o=E,f=a.filter(({analyzer:e})=>e!==o.analyzer),p=a.filter(({analyzer:e,folder:t})=>e===o.analyzer&&t!==o.folder&&""!==t),m=[...new Map(f.toReversed().map(e=>[e.analyzer,e])).values()].toReversed(),[...new Set([...p,...m])].map(({analyzer:{name:e},folder:t})=>""===t?e:`${e} in ${t}`))}}(await eu(d,p)),{files:$,advice:w}=function({isThere:e,remotes:t,service:n,newBy:i,decideAtOnce:s,analyzer:r}){let o={path:a.oT,text:z,next:"it counts once it is on the default branch"},l=void 0===n?em.find(({sign:t})=>e(t))??em.toReversed().find(({remote:e})=>e.test(t)):em.find(e=>e.service===n);if(void 0===l)return{files:[o]};let u=[o,l.file(e(l.sign),i,r)];if(!s)return{files:u};let{atOnce:c}=l;return{...c,files:[...u,...c.files]}}({isThere:e=>(0,i.existsSync)((0,r.join)(p,e)),remotes:m,analyzer:g,...e});for(let{path:e}of $)await ed(p,e);let v=new Set;for(let{path:e,text:t,next:n}of $)await eh((0,r.join)(p,e),t)&&v.add(e),l(v.has(e)?`Wrote ${e}: ${n}`:`${e} exists, and stays as it is`);let[,b]=$;if(void 0!==b&&v.has(b.path))for(let t of function(e,t){let{analyzer:n,isExample:i,packageManager:s,others:r}=e;return[...i||n.step?.packages===void 0||"npm install"!==s.install?[]:['git tracks no lock file, so the workflow installs the newest packages with "npm install": with a lock file in git, each run has the same ones'],..."base-log"===t&&void 0===S(e).ofBase?[`The workflow does not analyze the base, since it is not known how ${n.name} would do so there: findings are judged by their lines`]:[],...0===r.length?[]:[`Other tools fit this repository too: ${(0,f.Dt)(r,6)}. How each of them writes SARIF: ${o.h.analyzers}`]]}(g,e.newBy))l(t);return void 0!==w&&l(w),1===$.length&&l("No workflow was written, since neither the repository nor its remote tells where its jobs run: add --service github, gitlab, gitea or forgejo"),h.uc.success})}async function ed(e,t){let n=(0,r.dirname)(t);if("."===n)return;await ed(e,n);let i=(0,r.join)(e,n),a=await (0,s.lstat)(i).catch(()=>void 0);if(!a?.isSymbolicLink())return;let o=await (0,s.realpath)(i).catch(()=>void 0);if(!(void 0!==o&&(0,d.UO)(o,await (0,s.realpath)(e))))throw new l.j1(`${n} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`)}async function eh(e,t){await (0,s.mkdir)((0,r.dirname)(e),{recursive:!0});try{return await (0,s.writeFile)(e,t,{flag:"wx"}),!0}catch(e){if(e instanceof Error&&"code"in e&&"EEXIST"===e.code)return!1;throw e}}function ef(e){let{analyzer:t,isExample:n,missing:i,packageManager:s,folder:r,runsIn:a}=e,{name:o,step:l}=t,u=`run "${s.add} ${i.join(" ")}"${""===r?"":` in ${r}`}`,c=`${o}${""===r?"":` in ${r}`}${void 0===a?"":`, as ${a} does`}`;if(n)return`it runs ${o} as an example, since nothing here tells of an analyzer that init can set up: put yours in its place, or ${u} and write eslint.config.mjs`;if(void 0===l)return void 0===t.install?`it has the command of ${c}. Put the lines that install it above the command, which says where, and fit it to this repository`:`it has the lines that install ${c}, and its command: fit them to this repository`;if(i.length>0)return`it runs ${c}, so ${u}, or put your analyzers in its place`;let d=void 0===l.packages?"installs and runs":"runs";return`it ${d} ${c}; put other analyzers beside it, or in its place`}function ep(e,t,n){let i=`.${e}/workflows`,s=`; ${t} reads workflows of one folder only, so move those of others to ${i}`;return{service:e,sign:i,remote:n,file:(e,t,n)=>({path:`${i}/sarif-review.yml`,text:function(e,t=R){var n;let{githubSteps:i,log:s,folder:a,ofBase:l}=t,u="lines"===e?void 0:l;return`name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
# Gitea grants what stands here, Forgejo everything. A status of its own would take contents: write, so the job is the check.
permissions: { contents: read, pull-requests: write }
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${m}
        with: { fetch-depth: 0, persist-credentials: false }
${j(`${i.startsWith(v)?"":v}${i}# Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${O(t)}${void 0===u?"":(n=u,`# Analyze the commit that the change begins at too, with the settings of the change.
${k(n({...w,commit:'"$(git merge-base HEAD "origin/$GITHUB_BASE_REF")"',output:`$RUNNER_TEMP/${M}`}))}`)}${_(`sarif-file: ${r.posix.join(a,s)}
${void 0===u?"":`base-sarif-file: '$\{{ runner.temp }}/${M}'
`}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${G(t)}# Any random text (openssl rand -hex 32), stored as a secret. Every workflow here writes under one account, so only the key
# tells these threads from what another one has made of them.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`,`https://github.com/${o.h.action}`)}`,6)}`}(t,S(n)),next:`${ef(n)}, and store a random text as the secret SARIF_REVIEW_SIGNING_KEY${e?"":s}`}),atOnce:"gitea"===e?{files:[{path:`${i}/decide-at-once.yml`,text:`name: decide-at-once
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
${j(T,6)})
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
            const run = runs.find(({ path }) => path.startsWith('sarif-review.yml@'));
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
`,next:"once it is on the default branch, a comment that begins like a decision starts sarif-review.yml again"}]}:{files:[],advice:`For ${t} nothing is written for --decide-at-once: after a reply, run the job again on the page of its run`}}}let em=[ep("forgejo","Forgejo",/forgejo|codeberg/iu),ep("gitea","Gitea",/gitea/iu),{service:"github",sign:".github",remote:/github/iu,file:(e,t,n)=>({path:".github/workflows/sarif-review.yml",text:function(e,t=R){var n;let{log:i,folder:s,ofBase:a}=t,[o,l,u,c]="lines"===e||void 0===a?["",O(t),r.posix.join(s,i),""]:["fetch-depth: 0, ",`${t===R?"":'- run: mkdir -p "$RUNNER_TEMP/logs"\n'}${k(t.command(`"$RUNNER_TEMP/logs/${i}"`),s)}${(n=a,`# Analyze the target branch too, with the settings of the change.
${k(n({...w,output:"$RUNNER_TEMP/logs/base.sarif"}))}`)}`,"'${{ runner.temp }}/logs'",`base-sarif-file: '$\{{ runner.temp }}/logs/base.sarif'
`];return`name: static-analysis
${g}on:
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
      - uses: ${m}
        with: { ${o}persist-credentials: false }
${j(t.githubSteps,6)}      # Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${j(l,6)}      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with: { name: sarif, path: ${u} }
  # Has the rights, and runs none of that code. GitHub asks for contents: write to resolve a thread.
  review:
    needs: analyze
    # After a failed analysis too: the check then says what is missing.
    if: $\{{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { actions: read, contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${m}
        with: { fetch-depth: 0, persist-credentials: false }
${j(E+_(`sarif-file: '$\{{ runner.temp }}/logs/${i}'
${c}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${G(t)}# Any random text (openssl rand -hex 32), stored as a secret. With it, nobody can forge the threads of these jobs.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),6)}`}(t,S(n)),next:ef(n)}),atOnce:{files:[{path:".github/workflows/decide-at-once.yml",text:`name: decide-at-once
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
${j(T,6)})
    # Replies that come while this runs wait together, and start one more run.
    concurrency: decide-at-once-$\{{ github.event.pull_request.number }}
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions: { actions: write }
    steps:
      - run: |
          run=$(gh run list --workflow sarif-review.yml --event pull_request --commit "$HEAD" --limit 500 --json databaseId,displayTitle --jq "[.[] | select(.displayTitle | startswith(\\"#$NUMBER \\"))][0].databaseId // empty")
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
`,next:'when a reply decides, it starts the job "review" of sarif-review.yml again; if that file is your own, the job has to download its logs by run-id'}]}},{service:"gitlab",sign:".gitlab-ci.yml",remote:/gitlab/iu,file:(e,t,n)=>e?{path:".gitlab/sarif-review.yml",text:q(t,S(n)),next:`${ef(n)}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; if that lists its stages, "test" has to be one of them`}:{path:".gitlab-ci.yml",text:q(t,S(n)),next:ef(n)},atOnce:{files:[],advice:"GitLab starts no pipeline for a comment, so nothing is written for --decide-at-once: after a reply, retry the job sarif-review in the pipeline of the merge request, which takes the logs that are there"}}]}};