/**
 * What the pages do in a browser beyond links and forms: they follow changes, keys lead to the next open
 * thread, and lines unfold in place. Runs in the browser, as text: it uses nothing from outside of itself.
 * Everything works without it, but for what happens live.
 */
export function pageScript(): void {
  /**
   * Between two loads of the page, so that a run that posts a hundred comments is not held up by who watches
   * it.
   */
  const PAUSE_MS = 400;
  /** Between a load that failed and the next attempt. */
  const RETRY_MS = 1000;
  /** A load that takes longer has been lost, and the next one must not wait for it. */
  const LONGEST_LOAD_MS = 60_000;
  const live = document.getElementById('live');
  let isLoading = false;
  let isStale = false;
  let reached: HTMLElement | null = null;

  followEvents(document.body.dataset.events);
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  window.addEventListener('hashchange', reveal);
  reveal();

  /** Loads the page again at every event. */
  function followEvents(address: string | undefined): void {
    if (address === undefined) return;
    const events = new EventSource(address);
    events.addEventListener('message', () => void refresh());
    // After a pause the page may be behind.
    let wasOpen = false;
    events.addEventListener('open', () => {
      if (wasOpen) void refresh();
      wasOpen = true;
    });
  }

  /** Loads the page again, one load at a time, until it is as new as whoever asked last wants it. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isLoading) return;
    isLoading = true;
    while (isStale) {
      isStale = false;
      const pause = (await load()) ? PAUSE_MS : RETRY_MS;
      if (isStale) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    isLoading = false;
  }

  /** Whether the page could be loaded. It is stale still where another attempt may do better. */
  async function load(): Promise<boolean> {
    try {
      const answer = await fetch(location.href, { signal: AbortSignal.timeout(LONGEST_LOAD_MS) });
      // What the server refuses, it would refuse again.
      if (answer.status >= 400 && answer.status < 500) {
        say(`Not up to date: the page answered ${answer.status}`);
        return false;
      }
      if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const [here, there] = [document.getElementById('main'), fresh.getElementById('main')];
      if (here !== null && there !== null) bring(here, there);
      document.title = fresh.title;
      say('');
      return true;
    } catch (error) {
      say(`Not up to date, trying again: ${error instanceof Error ? error.message : String(error)}`);
      isStale = true;
      return false;
    }
  }

  function say(text: string): void {
    if (live !== null && live.textContent !== text) live.textContent = text;
  }

  /**
   * Makes an element like another one. What is equal stays, with what is written, unfolded and focused in it.
   */
  function bring(here: Element, there: Element): void {
    for (const { name } of [...here.attributes]) {
      if (name !== 'open' && !there.hasAttribute(name)) here.removeAttribute(name);
    }
    for (const { name, value } of there.attributes) {
      if (name !== 'open' && here.getAttribute(name) !== value) here.setAttribute(name, value);
    }
    const known = new Map(
      [...here.children].flatMap((child) => (keyOf(child) === '' ? [] : [[keyOf(child), child]])),
    );
    let next = skipForm(here.firstChild);
    for (const wanted of [...there.childNodes]) {
      const match = wanted instanceof Element && keyOf(wanted) !== '' ? known.get(keyOf(wanted)) : next;
      if (match != null && isLike(match, wanted)) {
        if (match === next) next = skipForm(next.nextSibling);
        else here.insertBefore(match, next);
        if (match.isEqualNode(wanted)) continue;
        if (match instanceof Element && wanted instanceof Element) bring(match, wanted);
        else match.textContent = wanted.textContent;
      } else here.insertBefore(document.importNode(wanted, true), next);
    }
    while (next !== null) {
      const gone: ChildNode = next;
      next = skipForm(next.nextSibling);
      gone.remove();
    }
  }

  /**
   * Passes over a form that was put below its line: no page has it there, and somebody may be writing in it.
   */
  function skipForm(node: ChildNode | null): ChildNode | null {
    return node instanceof HTMLElement && node.dataset.form !== undefined ? node.nextSibling : node;
  }

  /** The name by which an element is known again: its own, or that of the thread in it. */
  function keyOf(element: Element): string {
    if (element.id !== '') return element.id;
    return element.matches('details.thread') ? `folded ${element.children[1]?.id}` : '';
  }

  function isLike(one: Node, other: Node): boolean {
    if (one.nodeName !== other.nodeName) return false;
    return !(one instanceof Element && other instanceof Element) || keyOf(one) === keyOf(other);
  }

  /** Unfolds what the address leads to, and goes there. */
  function reveal(): void {
    const target = document.querySelector(':target');
    if (target !== null && unfoldAround(target)) target.scrollIntoView();
  }

  /** Whether anything had to be unfolded. */
  function unfoldAround(element: Element): boolean {
    let isUnfolded = false;
    for (let details = outer(element); details !== null; details = outer(details)) {
      isUnfolded ||= !details.open;
      details.open = true;
    }
    return isUnfolded;
  }

  function outer(element: Element): HTMLDetailsElement | null {
    return element.parentElement?.closest('details') ?? null;
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') closeMenus(null);
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select') != null)
      return;
    if (event.key === 'n' || event.key === 'j') jump(1);
    if (event.key === 'p' || event.key === 'k') jump(-1);
  }

  /** Folds the menus again, but for one that holds what was clicked. */
  function closeMenus(clicked: Element | null): void {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (clicked !== null && menu.contains(clicked)) continue;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  }

  /** Where a thread stands in the window; one that is folded, where that which folds it stands. */
  function topOf(thread: Element): number {
    let shown = thread;
    for (let details = outer(thread); details !== null; details = outer(details)) {
      if (!details.open) shown = details;
    }
    return shown.getBoundingClientRect().top;
  }

  /** Goes to the open thread after or before the one in focus, else after or before what is in view. */
  function jump(step: 1 | -1): void {
    const open = [...document.querySelectorAll<HTMLElement>('[data-thread="open"]')];
    // A click on a button takes the focus away from the thread that the last step led to.
    const active = document.activeElement?.closest('#toolbar') == null ? document.activeElement : reached;
    const focused = open.findIndex((thread) => thread.contains(active));
    const below = open.findIndex((thread) => topOf(thread) > 0);
    const here = below === -1 ? open.length : below;
    const index = focused !== -1 ? focused + step : step === 1 ? here : here - 1;
    const thread = open[(index + open.length) % open.length];
    if (thread !== undefined) unfoldAround(thread);
    thread?.scrollIntoView({ block: 'center', behavior: 'instant' });
    thread?.focus({ preventScroll: true });
    reached = thread ?? null;
  }

  function onClick(event: MouseEvent): void {
    if (event.target instanceof Element) closeMenus(event.target);
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-jump], a[data-unfold], .code-of-file .no a');
    if (link === null) return;
    event.preventDefault();
    if (link.dataset.jump !== undefined) jump(link.dataset.jump === 'next' ? 1 : -1);
    else if (link.dataset.unfold !== undefined) unfold(link);
    else void openForm(link);
  }

  /**
   * The address keeps what is unfolded, so that it stays so when the page is loaded again: also what another
   * click has unfolded that the links of this page do not know of yet.
   */
  function unfold(link: HTMLAnchorElement): void {
    const address = new URL(location.href);
    address.hash = '';
    address.searchParams.append('unfold', new URL(link.href).searchParams.getAll('unfold').at(-1) ?? '');
    history.replaceState(null, '', address);
    void refresh();
  }

  /** Puts the form for a comment below its line; where that cannot be, goes to the page with the form. */
  async function openForm({ href }: HTMLAnchorElement): Promise<void> {
    const form = await loadForm(href);
    // The page may have followed a change meanwhile, and the line stand in another row.
    const row = [...document.querySelectorAll<HTMLAnchorElement>('.code-of-file .no a')]
      .find((link) => link.href === href)
      ?.closest('tr');
    if (form === null || row == null) {
      location.assign(href);
      return;
    }
    document.getElementById('comment-form')?.closest('tr')?.remove();
    const below = document.createElement('tr');
    below.className = 'threads';
    below.dataset.form = '';
    const cell = below.insertCell();
    cell.colSpan = 3;
    cell.append(document.importNode(form, true));
    row.after(below);
    below.querySelector<HTMLElement>('textarea, a')?.focus();
  }

  async function loadForm(address: string): Promise<HTMLElement | null> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_LOAD_MS) });
      if (!answer.ok) return null;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      return page.getElementById('comment-form');
    } catch {
      return null;
    }
  }
}
