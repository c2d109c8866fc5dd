import { requireActions } from './actions.ts';
import { openPullRequest } from './scenery.ts';
import type { Story } from './story.ts';
import { CHECKOUT, openShop, shownComments, source, workflowOf } from './workflow.ts';

const UPLOAD = 'actions/upload-artifact';
const DOWNLOAD = 'actions/download-artifact';

/** The log of an analyzer goes from one job to another by an artifact. */
export const tryArtifacts: Story = async (_, host, folder, judge, { actions }) => {
  requireActions(actions, CHECKOUT, UPLOAD, DOWNLOAD);
  const [analyze = '', review = ''] = workflowOf(host.url).split(/(?=^ {6}- uses: http)/mu);
  const [top = '', checkout = ''] = analyze.split(/(?= {6}# Any analyzer)/u);
  const handed = `      - uses: ${UPLOAD}@main
        with: { name: sarif, path: eslint.sarif }
  second:
    needs: review
    if: \${{ always() }}
    runs-on: ubuntu-latest
    steps:
${top.slice(top.indexOf('    steps:\n') + '    steps:\n'.length)}      - uses: ${DOWNLOAD}@main
        with: { name: sarif }
`;
  const shop = await openShop(host, folder, 'artifacts', top + checkout + handed + review);
  shop.checkout.git('switch', '-q', '-c', 'change');
  const sha = shop.checkout.commit({ 'src/app.js': source([5, 20]) }, 'Two faults');
  shop.checkout.push('change');
  const { number } = await openPullRequest(shop.boss, shop.repository, 'change');
  const statuses = await shop.ended(sha);
  const told = statuses.map(({ context, status }) => `${context}: ${status}`);
  judge(
    (await shownComments(shop.boss, shop.repository, number)).length === 2,
    `a log that another job uploaded is reviewed (${told.join('; ')})`,
    await shop.lastLog(),
  );
};
