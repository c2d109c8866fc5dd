import { DISTRIBUTION } from '../src/distribution.ts';
import { giteaWorkflow, githubWorkflow, gitlabPipeline } from '../src/tools/init/file-texts.ts';
import {
  analyzerStep,
  decideAtOnceWorkflow,
  ESLINT_STEPS,
  eslint,
  eslintOfBase,
  FIND_SECOND_RUN,
  INSTALL_STEPS,
  indent,
  MERGED_TARGET,
  PINS,
  PULL_REQUEST_TYPES,
  RUN_NAME,
  reviewStep,
} from '../src/tools/init/workflow-parts.ts';

/** Stands for the inputs that connect to a service, which a page tells once. */
const CONNECTION = '# base-url, client-id, client-secret, deployment-number';

/** The commit of a fork, in a job with rights; `more` stands between `ref` and `fetch-depth`. */
function forkCheckout(more = ''): string {
  return `- uses: ${PINS.checkout}
  with:
    ref: \${{ github.event.workflow_run.head_sha }}
    # Since July 2026, every version of actions/checkout refuses a fork's commit here without this line. It is safe here,
    # because this job runs no code from the checkout: no install, no build, no cache, no action. The job only reads the
    # checkout, and passes the token only to the actions named here. Keep it that way.
    allow-unsafe-pr-checkout: true
${indent(more, 4)}    fetch-depth: 0
    persist-credentials: false
`;
}

/** Makes the page of what became of findings, with nothing installed before. */
const HISTORY = `npx --yes --package=${DISTRIBUTION.package} sarif-review history --last 200 --report-file history.html`;

/** A workflow with some of its parts changed; throws where one is not there. */
function changed(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The workflow has no ${from} to change.`);
    return before.replace(from, () => to);
  }, text);
}

/** Takes the log of the newest push to the target whose run is done. */
const PUSHED_LOG_STEP = `- id: base
  run: |
    for commit in $(git rev-list --first-parent --max-count 20 HEAD^1); do
      run=$(gh run list --workflow sarif-review.yml --event push --commit "$commit" --status success --limit 1 --json databaseId --jq '.[0].databaseId // empty')
      if [ -n "$run" ]; then
        printf '%s\\n' "log=$RUNNER_TEMP/base/eslint.sarif" "commit=$commit" >> "$GITHUB_OUTPUT"
        gh run download "$run" --name sarif --dir "$RUNNER_TEMP/base" || true
        break
      fi
    done
  env:
    GH_TOKEN: \${{ github.token }}
`;

/** Each workflow, pipeline and list of steps that the pages print from here, by the name of its place. */
const PRINTED: Readonly<Record<string, string>> = {
  'workflow-shortest': `on: { pull_request: { types: ${PULL_REQUEST_TYPES} } }
permissions: { contents: read, pull-requests: write, statuses: write }
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
${indent(ESLINT_STEPS + reviewStep('sarif-file: eslint.sarif\ntools: ESLint\n'), 6)}`,

  'workflow-github': githubWorkflow('lines'),

  'workflow-gitea': giteaWorkflow('lines'),

  'workflow-gitlab': gitlabPipeline('lines'),

  'workflow-baseline': `${analyzerStep(eslintOfBase(MERGED_TARGET))}- uses: ${DISTRIBUTION.action}
  with: { sarif-file: eslint.sarif, baseline-sarif-file: '\${{ runner.temp }}/base.sarif', tools: ESLint }
`,

  'workflow-baseline-push': changed(githubWorkflow('lines'), {
    'permissions: {}\n': `  push: { branches: [main] }
permissions: {}
`,
    "'sarif-review-${{ github.ref }}'": `"sarif-review-\${{ github.event_name == 'push' && github.sha || github.ref }}"`,
    '!cancelled()': "!cancelled() && github.event_name == 'pull_request'",
    '      - uses: sarif-review/': `${indent(PUSHED_LOG_STEP, 6)}      - uses: sarif-review/`,
    '          # The tools': `          # Empty if none of these commits has a run. Then only findings on added lines are reported.
          baseline-sarif-file: \${{ steps.base.outputs.log }}
          baseline-commit: \${{ steps.base.outputs.commit }}
          # The tools`,
  }),

  'workflow-baseline-gitlab': gitlabPipeline('baseline'),

  'workflow-decide': decideAtOnceWorkflow(),

  'workflow-decide-forks': FIND_SECOND_RUN,

  'workflow-code-analyzer': `- uses: ${PINS.setupNode}
  with: { node-version: 24 }
- run: npm install --global @salesforce/cli && sf plugins install code-analyzer
${analyzerStep('sf code-analyzer run --workspace force-app --output-file code-analyzer.sarif')}${reviewStep(`sarif-file: code-analyzer.sarif
tools: |
  pmd (silent)
  eslint (silent)
  regex (silent)
  flow (silent)
  cpd (silent)
  retire-js (silent)
${CONNECTION}
`)}`,

  'workflow-pmd': `- run: |
    curl --fail --silent --show-error --location --output "$RUNNER_TEMP/pmd.zip" \\
      https://github.com/pmd/pmd/releases/download/pmd_releases%2F7.23.0/pmd-dist-7.23.0-bin.zip
    echo "d099c3b46e0cc6564d3dfeae02449b8e0f75ea2fb061f072273b39927204e1be  $RUNNER_TEMP/pmd.zip" | sha256sum --check
    unzip -q "$RUNNER_TEMP/pmd.zip" -d "$RUNNER_TEMP"
    echo "$RUNNER_TEMP/pmd-bin-7.23.0/bin" >> "$GITHUB_PATH"
${analyzerStep(
  'pmd check --dir force-app --rulesets rulesets/apex/quickstart.xml --format sarif --report-file pmd.sarif',
)}${reviewStep(`sarif-file: pmd.sarif
tools: PMD
${CONNECTION}
`)}`,

  'workflow-ruff': `- run: pipx install ruff
${analyzerStep('ruff check --no-fix --output-format sarif --output-file ruff.sarif .')}${reviewStep(`sarif-file: ruff.sarif
tools: ruff
${CONNECTION}
`)}`,

  'workflow-golangci-lint': `${analyzerStep(
    'go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@latest run --fix=false --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false --output.sarif.path=golangci-lint.sarif',
  )}${reviewStep(`sarif-file: golangci-lint.sarif
tools: golangci-lint
${CONNECTION}
`)}`,

  'workflow-spotbugs': `${analyzerStep(
    'mvn compile com.github.spotbugs:spotbugs-maven-plugin:spotbugs -Dspotbugs.sarifOutput=true -Dspotbugs.sarifFullPath=true -Dspotbugs.sarifOutputDirectory=. -Dspotbugs.sarifOutputFilename=spotbugs.sarif',
  )}${reviewStep(`sarif-file: spotbugs.sarif
tools: SpotBugs
${CONNECTION}
`)}`,

  'workflow-osv-scanner': `- run: go install github.com/google/osv-scanner/v2/cmd/osv-scanner@latest
${analyzerStep(
  '"$(go env GOPATH)/bin/osv-scanner" scan --format sarif . > osv-scanner.sarif || test $? -eq 1 || rm osv-scanner.sarif',
)}${reviewStep(`sarif-file: osv-scanner.sarif
tools: osv-scanner
${CONNECTION}
`)}`,

  'workflow-ai-reviewer': `- run: pipx install llm
${analyzerStep('git diff HEAD^1 | llm --system "$PROMPT" > review.json')}  env:
    OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
    PROMPT: |
      Review the diff. Print a JSON array and nothing else, [] if nothing is wrong. Each item has
      "path": the file, from the root of the repository; "line": the line in the new file;
      "rule": a short id, the same for the same kind of problem; "level": "error", "warning" or "note";
      "message": what is wrong and why; "suggestion": what to do, or null.
${analyzerStep(`jq '{version: "2.1.0", runs: [{
  tool: {driver: {name: "Reviewer"}}, properties: {"ai/origin": "generated"},
  results: map({ruleId: (.rule // "review"), level: (.level // "warning"),
    message: {text: ([.message, .suggestion // empty] | join("\\n\\n"))},
    locations: [{physicalLocation: {artifactLocation: {uri: .path}, region: {startLine: .line}}}]})
}]}' review.json > review.sarif`)}${reviewStep(`sarif-file: review.sarif
tools: Reviewer
${CONNECTION}
`)}`,

  'workflow-several-tools': `${INSTALL_STEPS}${analyzerStep(eslint('.', 'logs/eslint.sarif'))}- run: pipx install semgrep
${analyzerStep(
  'semgrep scan --config p/default --sarif --sarif-output=logs/semgrep.sarif',
)}- uses: ${PINS.codeqlInit}
  with:
    languages: javascript-typescript
- uses: ${PINS.codeqlAnalyze}
  with:
    output: logs
    upload: never
${reviewStep(`sarif-file: |
  logs/eslint.sarif
  logs/semgrep.sarif
  logs/javascript.sarif
tools: |
  ESLint
  Semgrep OSS
  CodeQL
fail-level: warning
${CONNECTION}
`)}`,

  'workflow-packages': `${INSTALL_STEPS}- run: |
    mkdir logs
    for package in packages/*/; do
      name=$(basename "$package")
      ${eslint('"packages/$name"', '"$name.sarif"')} --no-error-on-unmatched-pattern || true
      jq --arg id "$name/" '.runs[].automationDetails.id = $id' "$name.sarif" > "logs/$name.sarif" || true
    done
${reviewStep(`sarif-file: logs
tools: ESLint
${CONNECTION}
`)}`,

  'workflow-dispatch': `on:
  repository_dispatch:
    types: [deployment-request]
permissions:
  contents: read
concurrency:
  group: sarif-review-\${{ github.event.client_payload.number }}
  cancel-in-progress: true
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: ${PINS.checkout}
        with:
          ref: \${{ github.event.client_payload.head }}
          fetch-depth: 0
          persist-credentials: false
${indent(
  `${ESLINT_STEPS}${reviewStep(`sarif-file: eslint.sarif
tools: ESLint
deployment-number: \${{ github.event.client_payload.number }}
# base-url, client-id, client-secret
`)}`,
  6,
)}`,

  'workflow-fork-analyze': `name: analyze
${RUN_NAME}on:
  pull_request:
    types: ${PULL_REQUEST_TYPES}
permissions:
  contents: read
jobs:
  analyze:
    runs-on: ubuntu-latest
    steps:
      - uses: ${PINS.checkout}
        with:
          # The reviewed commit itself, not its merge with the target.
          ref: \${{ github.event.pull_request.head.sha }}
          persist-credentials: false
${indent(ESLINT_STEPS, 6)}      - uses: ${PINS.uploadArtifact}
        with:
          name: sarif
          path: eslint.sarif
`,

  'workflow-fork-own-logs': `${forkCheckout(`# In a separate folder, so that no tool reads its files as the settings of this job.
path: change
`)}- uses: ${PINS.codeqlInit}
  with:
    languages: javascript-typescript
    build-mode: none
    source-root: change
- uses: ${PINS.codeqlAnalyze}
  with:
    output: logs
    upload: never
${reviewStep(`sarif-file: logs/javascript.sarif
tools: CodeQL
working-directory: change
`)}`,

  'workflow-fork-github': `name: review
# Names the reviewed run, because the commit of this run is the tip of the default branch.
run-name: review of run \${{ github.event.workflow_run.id }}
on:
  workflow_run:
    workflows: [analyze]
    types: [completed]
permissions:
  actions: read
  contents: write
  pull-requests: write
  statuses: write
concurrency:
  # A fork's branch can have the same name as one of ours, and must not cancel the review of ours.
  group: sarif-review-\${{ github.event.workflow_run.head_repository.full_name }}-\${{ github.event.workflow_run.head_branch }}
  # A retry can be for an old head, and must not cancel a newer review.
  cancel-in-progress: \${{ github.run_attempt == 1 }}
jobs:
  review:
    runs-on: ubuntu-latest
    steps:
${indent(
  `${forkCheckout()}- uses: ${PINS.downloadArtifact}
  # If there is no log, the review says so.
  continue-on-error: true
  with:
    name: sarif
    path: \${{ runner.temp }}/logs
    run-id: \${{ github.event.workflow_run.id }}
    github-token: \${{ github.token }}
${reviewStep(`sarif-file: \${{ runner.temp }}/logs/eslint.sarif
tools: ESLint
`)}`,
  6,
)}`,

  'workflow-history': `on:
  schedule:
    - cron: '17 5 1 * *'
  workflow_dispatch:
permissions:
  contents: read
  pull-requests: read
jobs:
  history:
    runs-on: ubuntu-latest
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: ${PINS.setupNode}
        with: { node-version: 24 }
      - run: ${HISTORY}
        env:
          SARIF_REVIEW_TOKEN: \${{ github.token }}
          # SARIF_REVIEW_SIGNING_KEY, if you use one
      - uses: ${PINS.uploadArtifact}
        # Upload the page even if a pull request could not be read. The page says so.
        if: \${{ !cancelled() }}
        with:
          name: history
          path: history.html
`,

  'workflow-history-gitlab': `history:
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule"
  variables:
    GIT_DEPTH: '0'
  script:
    - ${HISTORY}
  artifacts:
    when: always
    paths: [history.html]
    expire_in: 1 year
`,
};

/** A place of a page, with what stands in it. */
const PLACE = /(<!-- (workflow-[a-z-]+): [^\n]*-->\n)[\s\S]*?(<!-- \/\2 -->)/gu;

/** A page with what is printed from here in its places. Throws where a place has no known name. */
export function fillWorkflows(page: string): string {
  return page.replaceAll(PLACE, (_, start: string, name: string, end: string) => {
    const text = PRINTED[name];
    if (text === undefined) throw new Error(`There is no ${name} to print.`);
    return `${start}\`\`\`${text === FIND_SECOND_RUN ? 'sh' : 'yaml'}\n${text}\`\`\`\n${end}`;
  });
}

/** The names of the places that a page has. */
export function printedIn(page: string): readonly string[] {
  return [...page.matchAll(PLACE)].map(([, , name = '']) => name);
}

export const PRINTED_NAMES = Object.keys(PRINTED);
