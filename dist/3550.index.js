export const id=3550;export const ids=[3550];export const modules={56130:(e,t,n)=>{n.d(t,{FU:()=>l,T0:()=>f,Xf:()=>s,YP:()=>a,hr:()=>o,k1:()=>c,oT:()=>r});var i=n(19795);let r=".sarif-review.yml",a=".sarif-review.yaml",s=`${a} is not read: rename it to ${r}`,o={rules:[],paths:[]};function l({rules:e,paths:t},n){let r=d(t=>{let[n="",i=""]=JSON.parse(t);return e.findLast(e=>u(e,n,i))}),a=d(e=>{let i=n(e);return t.findLast(({glob:t})=>m(t,e)&&(void 0===i||m(t,i)))});return({scope:e,rule:t,level:n,place:s})=>{let o=r(JSON.stringify([e.tool,t.id])),l=void 0===s.path?void 0:a(s.path);if(o?.level==="off")return h(`${o.tool} ${o.rule}`,o);if(l?.level==="off")return h(l.glob,l);let u=o?.level??n,c=void 0!==l&&(0,i.t9)(l.level,u)>0?l.level:u;return c===n?{kind:"stays"}:{kind:"level",level:c}}}function u(e,t,n){return p(e.tool.toLowerCase(),t.toLowerCase())&&p(e.rule,n)}function c(e,t){let n=new Map(t.map(({scope:e,rule:t})=>[JSON.stringify([e.tool,t.id]),[e.tool,t.id]]));return e.flatMap((e,t)=>{if([...n.values()].some(([t,n])=>u(e,t,n)))return[];let i=[..."*"===e.tool?[]:[`tool ${e.tool}`],..."*"===e.rule?[]:[`rule ${e.rule}`]];return[`rules.${t} (${i.join(", ")}) matches no result of these logs`]})}function f(e,t){return e.flatMap(({glob:e},n)=>t.some(t=>m(e,t))?[]:[`paths.${n} (${e}) matches no file of this checkout`])}function h(e,{reason:t}){return{kind:"off",because:`${r} (${e})${void 0===t?"":`: ${t}`}`}}function d(e){let t=new Map;return n=>(t.has(n)||t.set(n,e(n)),t.get(n))}function p(e,t){return g([...e],[...t],"*",(e,t)=>e===t)}function m(e,t){return g(e.replace(/\/(?:\*\*)?$/u,"/**/*").split("/"),t.split("/"),"**",p)}function g(e,t,n,i){let r,a=0;for(let s=0;s<t.length;){let o=e[a];if(o===n)r={pattern:a,item:s},a+=1;else if(void 0!==o&&i(o,t[s]??""))a+=1,s+=1;else{if(void 0===r)return!1;r.item+=1,s=r.item,a=r.pattern+1}}return e.slice(a).every(e=>e===n)}},31919:(e,t,n)=>{n.d(t,{h:()=>a});let i="main",r="sarif-review/sarif-review",a={action:`${r}@${i}`,template:`https://raw.githubusercontent.com/${r}/${i}/templates/sarif-review.yml`,integrity:"sha256-pGFb8s0SLlRvte10JAjan6JtL57Des6D6BpQ9qzQLxk=",package:`https://github.com/${r}/archive/${i}.tar.gz`,analyzers:`https://github.com/${r}/blob/${i}/docs/analyzers.md`,forks:`https://github.com/${r}/blob/${i}/docs/forks.md`,install:'npm install --global "$(npm pack --silent)"'}},19795:(e,t,n)=>{n.d(t,{Zs:()=>u,dw:()=>r,jZ:()=>l,t9:()=>o});var i=n(15722);function r(e){let t=new Map;for(let n of e){let e=function({scope:e,rule:t,place:n,message:i}){let{kind:r,path:a=""}=n,s="nowhere"===n.kind?[n.reason,i,n.line]:["startLine"in n?n.startLine:0];return JSON.stringify([e.tool,e.category,t.id,r,a,...s])}(n),i=t.get(e);void 0===i?t.set(e,[n]):i.push(n)}return[...t].map(([e,t])=>{let[n]=t.sort(a),{scope:i,rule:r,place:o,level:l}=n,u=s(n),c=u&&t.some(({presence:e})=>"ignored"===e.kind);return{key:e,scope:i,rule:r,place:o,findings:t,level:l,suppressed:u,ignored:c}})}function a(e,t){return Number(s(e))-Number(s(t))||o(e.level,t.level)}function s(e){return"present"!==e.presence.kind}function o(e,t){return i.A_.indexOf(e)-i.A_.indexOf(t)}function l(e,t){return"never"!==t&&0>=o(e,t)}function u(e){let t=new Set;for(let n of Map.groupBy(e,c).values()){if(1===n.length)continue;let e=new Set;for(let r of n){let n=function({scope:e,rule:t,level:n,message:r,presence:a,column:s,place:o}){return JSON.stringify([(0,i.OD)(e),t.id,n,r,a.kind,s??null,...function(e){switch(e.kind){case"lines":return[e.kind,e.path,e.startLine,e.endLine,e.replaced?.by??null];case"uncommitted":return[e.kind,e.path,e.startLine,e.endLine];case"file":return[e.kind,e.path];case"nowhere":return[e.kind,e.path??null,e.reason,e.line??null]}}(o)])}(r);e.has(n)&&t.add(r),e.add(n)}}return 0===t.size?{distinct:e,duplicates:[]}:{distinct:e.filter(e=>!t.has(e)),duplicates:[...t]}}function c({place:e}){return`${"startLine"in e?e.startLine:0} ${e.path??""}`}},16953:(e,t,n)=>{n.d(t,{Jm:()=>u,UO:()=>$,qS:()=>m});var i=n(73024),r=n(51455),a=n(76760),s=n(17746),o=n(47842);let l=/\.(?:sarif|json)(?:\.gz)?$/i;async function u(e,t,n,i=()=>!1){var o;let l,d=[t,...n],g=new Map,$=(o=e=>(0,r.realpath)(e).catch(()=>e),l=new Map,e=>{let t=l.get(e)??o(e);return l.set(e,t),t}),w=new Set,v=[],b=[],y=new Set;for(let n of new Set(e.map(e=>e.trim()).filter(Boolean))){let{pattern:e,kind:i}=await h(n,t),s=await c(e,i,t);if(void 0!==s.glob&&b.push(n),await m(s.folder,d)){y.add(n);continue}let o=await f(s,i);for(let e of o){let t="file"===i?await (0,r.realpath)(e).catch(()=>e):(0,a.join)(await $((0,a.dirname)(e)),(0,a.basename)(e));g.has(t)||g.set(t,e),"file"===i&&w.add(t)}0===o.length&&v.push({pattern:n,kind:"folder"===i?"folder":"other"})}let k=[...g].sort(([,e],[,t])=>e<t?-1:1),_=k.filter(([e,t])=>i(e)||i(t)),E=k.filter(e=>!_.includes(e)),j=await $(t),R=[],S=([e,n])=>{let i=p(n,t)??p(e,j);return(0,s.Q6)((i??n).split(a.sep).join("/")).replaceAll(/\s/g," ")};for(let[e,t]of E.slice(0,1e3)){let n=S([e,t]);await m(t,d)?y.add(n):R.push({path:t,name:n})}let[A,I]=[!0,!1].map(e=>_.filter(([t])=>w.has(t)===e).map(S));return{logs:R,unmatched:v,wide:b,outside:[...y],tracked:{named:A??[],passedOver:I??[]},excess:function(e){if(!(e<=1e3))return`\`sarif-file\` names ${e} logs and the limit is 1000: ${e-1e3} were not read.`}(E.length)}}async function c(e,t,r){let s=(0,a.resolve)(r,e);if("file"===t)return{folder:s};if("folder"===t)return{folder:s,glob:"**/*.{sarif,sarif.gz}"};let{isGlob:o,toGlob:l}=await Promise.all([n.e(3382),n.e(3864)]).then(n.bind(n,53864));if(!o(e))return{folder:s};let{folder:u,rest:c}=l(e,{sep:a.sep},e=>(0,i.existsSync)((0,a.resolve)(r,e)));return{folder:(0,a.resolve)(r,u),glob:c}}async function f({folder:e,glob:t},i){if(void 0===t)return"file"===i?[e]:[];let{walk:r}=await Promise.all([n.e(3382),n.e(3864)]).then(n.bind(n,53864)),a=await r(t,e);return"folder"===i?a:a.filter(e=>l.test(e))}async function h(e,t){let n=await d((0,a.resolve)(t,e)),[,i]=/^'(.+)'$/u.exec(e)??[];return"nothing"!==n||void 0===i?{pattern:e,kind:n}:{pattern:i,kind:await d((0,a.resolve)(t,i))}}async function d(e){try{return(await (0,r.stat)(e)).isDirectory()?"folder":"file"}catch(e){return["ENOENT","ENOTDIR","ERR_INVALID_ARG_VALUE","ENAMETOOLONG","EINVAL"].includes((0,o.$6)(e,"code")??"")?"nothing":"file"}}function p(e,t){return $(e,t)?(0,a.relative)(t,e):void 0}async function m(e,t){let n=await Promise.all(t.map(g));if(![...t,...n].some(t=>$(e,t)))return!1;let i=await g(e);return!n.some(e=>$(i,e))}async function g(e){try{return await (0,r.realpath)(e)}catch{let t=(0,a.dirname)(e);return t===e?e:(0,a.join)(await g(t),(0,a.basename)(e))}}function $(e,t){let n=(0,a.relative)(t,e);return".."!==n&&!n.startsWith(`..${a.sep}`)&&!(0,a.isAbsolute)(n)}},47842:(e,t,n)=>{n.d(t,{$6:()=>a,G$:()=>o,Gv:()=>l,at:()=>r,gT:()=>s});let i=[];function r(e,t,n,i){let r=u(e,t);if(void 0===n||void 0===r)return r;let a=u(r,n);return void 0===i?a:u(a,i)}function a(e,t,n,i){let a=r(e,t,n,i);return"string"==typeof a&&""!==a?a:void 0}function s(e,t,n,a){let s=r(e,t,n,a);return Array.isArray(s)?s:i}function o(e,t,n,i){let a=r(e,t,n,i);return Number.isSafeInteger(a)&&Number(a)>=0?Number(a):void 0}function l(e){return"object"==typeof e&&null!==e&&!Array.isArray(e)}function u(e,t){if("object"==typeof e&&null!==e&&Object.hasOwn(e,t))return e[t]}},3550:(e,t,n)=>{n.d(t,{startInit:()=>D});var i=n(73024),r=n(51455),a=n(76760),s=n(56130),o=n(31919),l=n(27406),u=n(27176),c=n(38576),f=n(16953),h=n(63891),d=n(16761),p=n(80822);let m="actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",g=`run-name: '#$\{{ github.event.pull_request.number }} $\{{ github.event.pull_request.title }}'
`;function $(e=".",t="eslint.sarif",n){let i=void 0===n?"":` --config ${n}`;return`npx eslint ${e}${i} --format @microsoft/eslint-formatter-sarif --output-file ${t}`}let w={commit:"HEAD^1",folder:"$RUNNER_TEMP/base",checkout:"$GITHUB_WORKSPACE",output:"$RUNNER_TEMP/base.sarif"},v=`- uses: actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0
  with: { node-version: 24 }
`,b=`${v}- run: npm ci
`;function y(e){let t=e.includes("\n")?`|
${E(e,4)}`:e;return`- run: ${t}
  continue-on-error: true
`}let k=`- uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
  continue-on-error: true
  with: { name: sarif, path: '$\{{ runner.temp }}/logs', run-id: '$\{{ github.run_id }}', github-token: '$\{{ github.token }}' }
`;function _(e,t=o.h.action){return`- uses: ${t}
  with:
${E(e,4)}`}function E(e,t){return e.replaceAll(/^(?=.)/gmu," ".repeat(t))}let j={name:"eslint",log:"eslint.sarif",tools:["ESLint"],silentTools:[],image:"node:24",githubSteps:b,gitlabLines:["npm ci"],command:e=>$(".",e),ofBase:function(e){return`${function({commit:e,folder:t,checkout:n,output:i}){return`git worktree add --force --detach "${t}" ${e}
ln -s "${n}/node_modules" "${t}/node_modules"
(cd "${t}" && ${$(".",`"${i}"`,`"${n}"/eslint.config.*`)})`}(e)} || true
sed -i "s#${e.folder}/#${e.checkout}/#g" "${e.output}"`}};function R({analyzer:e,settings:t}){let{drivers:n,step:i,clean:r,name:a}=e;if(void 0===i||n.includes(j.tools[0]??""))return j;let s=function({command:e},{program:t,log:n}){let i=e.replace(/^\S+/u,()=>t);return (e=n)=>i.replace(n,()=>e)}(e,i);return{name:a.toLowerCase().replaceAll(/[^a-z]+/gu,"-").replace(/-$/u,""),log:i.log,tools:"no run"===r?n:n.slice(0,1),silentTools:"no run"===r?n:[],image:i.image,githubSteps:function({packages:e,install:t,node:n}){if(void 0!==e)return b;let i=!0===n?v:"";return void 0===t?i:`${i}- run: ${t.github.join(" && ")}
`}(i),gitlabLines:void 0===i.packages?i.install?.gitlab??[]:["npm ci"],command:s,ofBase:!0===i.isFixed?void 0:e=>(function({commit:e,folder:t,checkout:n,output:i},{packages:r},a,s){return[`git worktree add --force --detach "${t}" ${e}`,...void 0===r?[]:[`ln -s "${n}/node_modules" "${t}/node_modules"`],...0===a.length?[]:[`(cd "${n}" && cp --parents ${a.join(" ")} "${t}")`],`(cd "${t}" && ${s(`"${i}"`)}) || true`,`sed -i "s#${t}/#${n}/#g" "${i}"`].join("\n")})(e,i,t,s)}}let S=["false","fp","won't","won’t","wont","accepted","reopen"].map(e=>`startsWith(github.event.comment.body, '${e.replaceAll("'","''")}')`).join(" ||\n");function A(e){return`$(gh run list --workflow ${e} --event pull_request --commit "$HEAD" --limit 500 --json databaseId,displayTitle --jq "[.[] | select(.displayTitle | startswith(\\"#$NUMBER \\"))][0].databaseId // empty")`}let I=`run=${A("sarif-review.yml")}
`,N=(A("analyze"),`# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
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
`),x="base.sarif";function O({tools:e,silentTools:t}){let n=e=>1===e.length?` ${e[0]}`:` |
${E(e.join("\n"),2)}`,i=0===t.length?"":`silent-tools:${n(t)}
`;return`tools:${n(e)}
${i}`}function T(e,t){return`# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${function(e,t="",n=j){var i;let{name:r,log:a,ofBase:s}=n,l="lines"===e||void 0===s,u=[...n.gitlabLines,`${n.command()} || true`].map(e=>`- ${e}
`).join("");return`include:
  - remote: ${o.h.template}
    integrity: ${o.h.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${r}]
      sarif-file: ${a}
${l?"":"      base-sarif-file: base.sarif\n"}${E(O(n)+t,6)}
${r}:
  image: ${n.image}
${l?"":"  variables: { GIT_DEPTH: '0' }\n"}  script:
${E(u,4)}${l?"":E((i=s,`# The same for the commit that the change begins at, with the settings of the change.
- base=$(mktemp -d)
- |
${E(i({commit:'"${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"',folder:"$base",checkout:"$CI_PROJECT_DIR",output:"$CI_PROJECT_DIR/base.sarif"}),2)}
`),4)}  artifacts:
    when: always
    paths: [${a}${l?"":", base.sarif"}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`}(e,"",t)}`}var L=n(71631),z=n(47842);let G=/^(?:package\.json|requirements\*\.txt|\.pre-commit-config\.yaml|Gemfile(?:\.lock)?)$/u;function F(e,t){let{path:n,text:i}=q(e);return"package.json"===n&&void 0!==i?t.paths.includes(n)&&M(i,t)?[n]:[]:t.paths.filter(e=>a.posix.matchesGlob(e,n)&&(void 0===i||t.text(e).includes(i)))}function q(e){let[t="",n]=e.split(": ",2);return{path:t,text:n}}function M(e,{text:t}){let n;try{n=JSON.parse(t("package.json"))}catch{return!1}return((0,z.Gv)(n)?Object.entries(n):[]).some(([t,n])=>/^(?:dev|optional)?dependencies$/iu.test(t)&&(0,z.Gv)(n)&&Object.hasOwn(n,e))}function D(e){return(0,p.S0)({flags:{},form:"text"},async({host:t,world:{directory:n,environment:r}})=>{let l=e=>t.info(e),f=(0,c.createGit)(n,r),{root:p}=await (0,u.b$)(f,n),m=(await (0,c.gitOutput)(f,["remote","--verbose"])).toString("utf8"),g=e=>(0,i.existsSync)((0,a.join)(p,e)),$=function(e){let t=L.u.find(({title:e})=>"Salesforce"===e),n=[...new Set([...t?.analyzers??[],...L.AX])],i=n.filter(({signs:t=[]})=>t.some(t=>F(t,e).length>0)),r=n.filter(({fits:t=[]})=>t.some(t=>F(t,e).length>0)),a=[...new Set([...i,...r])],s=a.find(({step:e})=>void 0!==e),o=s??function(){let[e]=L.AX;if(void 0===e)throw Error("The table of the analyzers is empty.");return e}(),{signs:l=[],step:u}=o;return{analyzer:o,isExample:void 0===s,settings:l.filter(e=>!G.test(q(e).path)).flatMap(t=>F(t,e)).filter(e=>/^[\w./-]+$/u.test(e)),missing:(u?.packages??[]).filter(t=>!M(t,e)),others:a.filter(e=>e!==o).map(({name:e})=>e)}}(await U(f,p)),{files:w,advice:v}=function({isThere:e,remotes:t,service:n,newBy:i,decideAtOnce:r,analyzer:a}){let o={path:s.oT,text:N,next:"it counts once it is on the default branch"},l=void 0===n?J.find(({sign:t})=>e(t))??J.toReversed().find(({remote:e})=>e.test(t)):J.find(e=>e.service===n);if(void 0===l)return{files:[o]};let u=[o,l.file(e(l.sign),i,a)];if(!r)return{files:u};let{atOnce:c}=l;return{...c,files:[...u,...c.files]}}({isThere:g,remotes:m,analyzer:$,...e});for(let{path:e}of w)await B(p,e);let b=new Set;for(let{path:e,text:t,next:n}of w)await H((0,a.join)(p,e),t)&&b.add(e),l(b.has(e)?`Wrote ${e}: ${n}`:`${e} is there, and stays as it is`);let[,y]=w;if(void 0!==y&&b.has(y.path))for(let t of function(e,t,n){let{analyzer:i,others:r}=e;return[...i.step?.packages===void 0||P.some(n)?[]:['The workflow installs packages with "npm ci", which needs package-lock.json: commit the one that "npm install" writes, or put the command of your package manager in its place'],..."base-log"===t&&void 0===R(e).ofBase?[`${i.name} chooses the name of its log, so the workflow does not analyze the base: findings are judged by their lines`]:[],...0===r.length?[]:[`Other tools fit this repository too: ${(0,d.Dt)(r,6)}. How each of them writes SARIF: ${o.h.analyzers}`]]}($,e.newBy,g))l(t);return void 0!==v&&l(v),1===w.length&&l("No workflow was written, since neither the repository nor its remote tells where its jobs run: add --service github, gitlab, gitea or forgejo"),h.uc.success})}async function U(e,t){return{paths:[...new Set((await (0,c.gitOutput)(e,["ls-files","-z","--full-name","--cached","--others","--exclude-standard",":/"])).toString("utf8").split("\0"))],text(e){try{let n=(0,a.join)(t,e),r=(0,i.statSync)(n);return r.isFile()&&r.size<=1e6?(0,i.readFileSync)(n,"utf8"):""}catch{return""}}}}let P=["package-lock.json","npm-shrinkwrap.json"];async function B(e,t){let n=(0,a.dirname)(t);if("."===n)return;await B(e,n);let i=(0,a.join)(e,n),s=await (0,r.lstat)(i).catch(()=>void 0);if(!s?.isSymbolicLink())return;let o=await (0,r.realpath)(i).catch(()=>void 0);if(!(void 0!==o&&(0,f.UO)(o,await (0,r.realpath)(e))))throw new l.j1(`${n} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`)}async function H(e,t){await (0,r.mkdir)((0,a.dirname)(e),{recursive:!0});try{return await (0,r.writeFile)(e,t,{flag:"wx"}),!0}catch(e){if(e instanceof Error&&"code"in e&&"EEXIST"===e.code)return!1;throw e}}function C({analyzer:{name:e,step:t},isExample:n,missing:i}){let r=`run "npm install --save-dev ${i.join(" ")}"`;if(n)return`it runs ${e} as an example, since nothing here tells of an analyzer that init can set up: put yours in its place, or ${r} and write eslint.config.mjs`;if(i.length>0)return`it runs ${e}, so ${r}, or put your analyzers in its place`;let a=t?.packages===void 0?"installs and runs":"runs";return`it ${a} ${e}; put other analyzers beside it, or in its place`}function W(e,t,n){let i=`.${e}/workflows`,r=`; ${t} reads workflows of one folder only, so move those of others to ${i}`;return{service:e,sign:i,remote:n,file:(e,t,n)=>({path:`${i}/sarif-review.yml`,text:function(e,t=j){var n;let{githubSteps:i,log:r,ofBase:a}=t,s="lines"===e?void 0:a;return`name: static-analysis
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
${E(`${i.startsWith(v)?"":v}${i}# Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${y(t.command())}${void 0===s?"":(n=s,`# Analyze the commit that the change begins at too, with the settings of the change.
${y(n({...w,commit:'"$(git merge-base HEAD "origin/$GITHUB_BASE_REF")"',output:`$RUNNER_TEMP/${x}`}))}`)}${_(`sarif-file: ${r}
${void 0===s?"":`base-sarif-file: '$\{{ runner.temp }}/${x}'
`}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${O(t)}# Any random text (openssl rand -hex 32), stored as a secret. Every workflow here writes under one account, so only the key
# tells these threads from what another one has made of them.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`,`https://github.com/${o.h.action}`)}`,6)}`}(t,R(n)),next:`${C(n)}, and store a random text as the secret SARIF_REVIEW_SIGNING_KEY${e?"":r}`}),atOnce:{files:[],advice:`For ${t} nothing is written for --decide-at-once: after a reply, run the job again on the page of its run`}}}let J=[W("forgejo","Forgejo",/forgejo|codeberg/iu),W("gitea","Gitea",/gitea/iu),{service:"github",sign:".github",remote:/github/iu,file:(e,t,n)=>({path:".github/workflows/sarif-review.yml",text:function(e,t=j){var n;let{log:i,ofBase:r}=t,[a,s,o,l]="lines"===e||void 0===r?["",y(t.command()),i,""]:["fetch-depth: 0, ",`${t===j?"":'- run: mkdir -p "$RUNNER_TEMP/logs"\n'}${y(t.command(`"$RUNNER_TEMP/logs/${i}"`))}${(n=r,`# Analyze the target branch too, with the settings of the change.
${y(n({...w,output:"$RUNNER_TEMP/logs/base.sarif"}))}`)}`,"'${{ runner.temp }}/logs'",`base-sarif-file: '$\{{ runner.temp }}/logs/base.sarif'
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
        with: { ${a}persist-credentials: false }
${E(t.githubSteps,6)}      # Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${E(s,6)}      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with: { name: sarif, path: ${o} }
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
${E(k+_(`sarif-file: '$\{{ runner.temp }}/logs/${i}'
${l}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${O(t)}# Any random text (openssl rand -hex 32), stored as a secret. With it, nobody can forge the threads of these jobs.
signing-key: $\{{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`),6)}`}(t,R(n)),next:C(n)}),atOnce:{files:[{path:".github/workflows/decide-at-once.yml",text:`name: decide-at-once
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
${E(S,6)})
    # Replies that come while this runs wait together, and start one more run.
    concurrency: decide-at-once-$\{{ github.event.pull_request.number }}
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions: { actions: write }
    steps:
      - run: |
${E(I,10)}          if [ -z "$run" ]; then echo "::warning::No review of pull request #$NUMBER at this head was found, by its run-name: the reply counts with the next push."; exit 0; fi
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
`,next:'when a reply decides, it starts the job "review" of sarif-review.yml again; where that file is your own, the job has to download its logs by run-id'}]}},{service:"gitlab",sign:".gitlab-ci.yml",remote:/gitlab/iu,file:(e,t,n)=>e?{path:".gitlab/sarif-review.yml",text:T(t,R(n)),next:`${C(n)}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; where that lists its stages, "test" has to be one of them`}:{path:".gitlab-ci.yml",text:T(t,R(n)),next:C(n)},atOnce:{files:[],advice:"GitLab starts no pipeline for a comment, so nothing is written for --decide-at-once: after a reply, retry the job sarif-review in the pipeline of the merge request, which takes the logs that are there"}}]}};