import type { PlaceFault } from './place.ts';
import { type GithubRefusal, unprocessable, type ValidationError } from './refusal.ts';

/**
 * The words for a place that takes no comment, which do not tell which one of a review it was:
 * https://github.com/villesau/ai-codereviewer/issues/34, https://github.com/danobi/prr/issues/11,
 * https://github.com/parkerbxyz/suggest-changes/issues/28, https://github.com/ubuntu/WSL/pull/244,
 * https://github.com/reviewdog/reviewdog/issues/434.
 */
const MESSAGE_OF_FAULT: Readonly<Record<PlaceFault, string>> = {
  commit: 'The commitOID is not part of the pull request',
  path: "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
  line: "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
  'start-order': 'Pull request review thread start line must precede the end line.',
  'start-hunk':
    "Pull request review thread start line must be part of the same hunk as the line., and Pull request review thread diff hunk can't be blank",
};

/** Refuses a place of a review, which does not tell whose it was. */
export function refusedPlace(fault: PlaceFault): GithubRefusal {
  return unprocessable(MESSAGE_OF_FAULT[fault]);
}

/** Refuses the place of a single comment, which REST tells in parts. */
export function refusedSinglePlace(fault: PlaceFault): GithubRefusal {
  return unprocessable(MESSAGE_OF_FAULT[fault], validationOf(fault));
}

/**
 * The parts of a refused place in REST: https://github.com/prontolabs/pronto/issues/99 (commit),
 * https://github.com/jenkinsci/pipeline-github-plugin/issues/106 (path), and
 * https://github.com/QwenLM/qwen-code/pull/6711 (line).
 */
function validationOf(fault: PlaceFault): readonly ValidationError[] {
  const resource = 'PullRequestReviewComment';
  const blank = { resource, code: 'missing_field', field: 'pull_request_review_thread.diff_hunk' };
  const custom = (field: string, text: string): ValidationError => ({
    resource,
    code: 'custom',
    field,
    message: `${field} ${text}`,
  });
  switch (fault) {
    case 'commit':
      return [custom('commit_id', 'is not part of the pull request')];
    case 'path':
      return [{ resource, code: 'invalid', field: 'pull_request_review_thread.path' }, blank];
    case 'line':
      return [custom('pull_request_review_thread.line', 'must be part of the diff'), blank];
    case 'start-order':
      return [custom('pull_request_review_thread.start_line', 'must precede the end line.')];
    case 'start-hunk':
      return [
        custom('pull_request_review_thread.start_line', 'must be part of the same hunk as the line.'),
        blank,
      ];
  }
}
