import { CONFIGURATION_FILE } from '../configuration/configuration.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { readWorkingFile } from '../git/working-tree.ts';
import type { Diagnosis } from './diagnosis.ts';

/**
 * Says whether the configuration file of the checkout can be read; nothing where there is none.
 *
 * @param root absolute path of the top folder
 */
export async function checkConfiguration(root: string): Promise<readonly Diagnosis[]> {
  const content = await readWorkingFile(root, CONFIGURATION_FILE);
  if (content === undefined) return [];
  const reading = parseConfiguration(content);
  if (reading.kind === 'broken')
    return [{ check: 'config-file', state: 'fail', message: reading.fault, remedy: 'mend it there' }];
  const { rules, paths } = reading.configuration;
  const message = `${CONFIGURATION_FILE} has ${count(rules.length, 'rule')} and ${count(paths.length, 'path')}; that of the default branch counts`;
  return [{ check: 'config-file', state: 'ok', message }];
}

function count(entries: number, of: string): string {
  return `${entries} ${entries === 1 ? of : `${of}s`}`;
}
