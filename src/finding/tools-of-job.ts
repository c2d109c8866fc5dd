/** The tools that a job is about, as its inputs name them. */
export interface ToolsOfJob {
  /** Input `tools`; empty where the job says nothing of it, and then any tool is one of them. */
  readonly named: readonly string[];
  /** Input `silent-tools`: those that leave themselves out of a log when they find nothing. */
  readonly silent: readonly string[];
}

/** Whether what is said of this tool is for this job. A silent tool need not be named twice. */
export function isOfJob({ named, silent }: ToolsOfJob, tool: string): boolean {
  return named.length === 0 || named.includes(tool) || silent.includes(tool);
}

/** Why results and threads of a tool are not looked at. */
export function describeOtherTool(tool: string): string {
  return `${tool} is not in \`tools\``;
}
