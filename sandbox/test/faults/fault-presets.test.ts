import { expect, test } from '@jest/globals';
import { EventHub, type SandboxEvent } from '../../events/event-hub.ts';
import { listSwitchableFaults, switchFault } from '../../faults/fault-presets.ts';
import { faultsRequest } from '../../faults/fault-rule.ts';
import { Faults } from '../../faults/faults.ts';

const onOf = (faults: Faults) =>
  listSwitchableFaults(faults).flatMap(({ id, state }) => (state === 'on' ? id : []));

test('every preset is a rule of the administration interface, says what it does, and can be switched on and off', () => {
  const faults = new Faults();
  const events = new EventHub();
  const presets = listSwitchableFaults(faults);
  expect(presets.length).toBeGreaterThan(5);
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
  for (const { id, label, state } of presets) {
    expect([label.length > 20, state]).toEqual([true, 'off']);
    switchFault({ faults, events }, id, 'on');
    expect(onOf(faults)).toEqual([id]);
    const { rules } = faults.report();
    expect(faultsRequest.parse({ rules }).rules).toEqual(rules);
    switchFault({ faults, events }, id, 'off');
    expect(onOf(faults)).toEqual([]);
  }
});

test('a preset that is on twice is one, stands beside the rules that were set, and those who watch are told', () => {
  const faults = new Faults();
  const events = new EventHub();
  const seen: SandboxEvent[] = [];
  events.subscribe((event) => seen.push(event));
  const { rules, seed } = faultsRequest.parse({
    rules: [{ operation: 'token', effect: { kind: 'unreadable-json' } }],
  });
  faults.set(rules, seed);
  for (const state of ['on', 'on', 'off'] as const) {
    switchFault({ faults, events }, 'lost-answers', state);
    expect(faults.report().rules).toHaveLength(state === 'on' ? 2 : 1);
  }
  expect(faults.report().rules).toEqual(rules);
  expect(seen).toHaveLength(3);
  expect(seen[0]).toEqual({ type: 'fault', deployment: null, id: 'lost-answers' });
});

test('a preset that strikes at certain calls counts from when it was switched on', () => {
  const faults = new Faults();
  const events = new EventHub();
  for (let call = 0; call < 5; call += 1) faults.begin('create-comment');
  switchFault({ faults, events }, 'expired-token', 'on');
  const struck = [1, 2, 3, 4].map(() => faults.begin('create-comment').effects.length);
  expect(struck).toEqual([0, 0, 1, 0]);
});

test('there is no switch for a fault that nobody knows', () => {
  const parts = { faults: new Faults(), events: new EventHub() };
  expect(() => switchFault(parts, 'nothing', 'on')).toThrow('Fault not found');
});
