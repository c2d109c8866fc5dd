/*
 * Members that are passed over, as only comments show them or nobody reads them. Whoever reads one of these
 * has to take it off its list first. Related locations are passed over too, unless the message may link to
 * them.
 */

export const PASSED_OVER = {
  run: [
    ...['graphs', 'webRequests', 'webResponses', 'addresses', 'logicalLocations'],
    ...['taxonomies', 'translations', 'policies', 'versionControlProvenance'],
  ],
  result: [
    ...['codeFlows', 'fixes', 'stacks', 'graphs', 'graphTraversals', 'attachments'],
    ...['webRequest', 'webResponse', 'properties'],
  ],
  artifact: ['contents'],
  location: ['logicalLocations'],
  physicalLocation: ['contextRegion'],
  region: ['snippet'],
} as const;
