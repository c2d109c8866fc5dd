/**
 * Shows the findings that the reader wants, which is all that the report's page does beyond folding. Runs in
 * the browser, as text: it uses nothing from outside of itself. Without it the page shows all of them.
 */
function filterFindings(): void {
  const form = document.querySelector<HTMLFormElement>('#filters');
  const shown = document.querySelector('#shown');
  const bars = document.querySelector<HTMLElement>('#by-file');
  if (form === null || shown === null) return;
  const findings = [...document.querySelectorAll<HTMLElement>('.finding')];
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.rest, .of-file')];
  const wasOpen = new Map(folds.map((fold) => [fold, fold.open]));
  const apply = (): void => {
    const wanted = [...new FormData(form)].filter(([, value]) => value !== '');
    let count = 0;
    for (const finding of findings) {
      const isWanted = wanted.every(([name, value]) => finding.dataset[name] === value);
      finding.hidden = !isWanted;
      if (isWanted) count += 1;
    }
    for (const fold of folds) {
      const isEmpty = fold.querySelector('.finding:not([hidden])') === null;
      fold.hidden = isEmpty;
      fold.open = wanted.length === 0 ? wasOpen.get(fold) === true : !isEmpty;
    }
    for (const group of document.querySelectorAll<HTMLElement>('.group')) {
      group.hidden = group.querySelector('.finding:not([hidden])') === null;
    }
    // The bars count all findings, and lead to files that may be hidden now.
    if (bars !== null) bars.hidden = wanted.length > 0;
    shown.textContent =
      wanted.length === 0 ? `${findings.length} findings` : `${count} of ${findings.length} findings`;
  };
  form.addEventListener('change', apply);
  // After the form has gone back to its values.
  form.addEventListener('reset', () => setTimeout(apply));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  // A browser that comes back to the page keeps what was chosen.
  apply();
}

/** The script as a browser runs it. */
export const SCRIPT = `(${filterFindings})();`;
