import { registerHooks } from 'node:module';

// The parser imports its schemas without `with { type: 'json' }`, which bundlers take and Node.js does not.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
export const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await import(
  '@actions/workflow-parser'
);
const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');

/**
 * What GitHub's own parser finds wrong with a workflow or an action's metadata: syntax, keys, expressions,
 * jobs that are needed and missing.
 */
export async function parseWorkflowFile(
  kind: 'workflow' | 'action',
  name: string,
  content: string,
): Promise<readonly string[]> {
  const parse = kind === 'action' ? parseAction : parseWorkflow;
  const { context, value } = parse({ name, content }, new NoOperationTraceWriter());
  if (kind === 'workflow' && value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
