import { projectOf } from '../../../rules/projects.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { toNodeId } from '../node-ids.ts';
import type { GraphObject, Scope } from './scope.ts';

const SHORT = 7;

/** A commit by its name. */
export function commitNode(scope: Scope, deployment: Deployment, oid: string): GraphObject {
  return {
    __typename: 'Commit',
    id: toNodeId('commit', deployment.number, oid),
    oid,
    abbreviatedOid: oid.slice(0, SHORT),
    repository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
  };
}
