import { createLogWalker } from './log-walker.ts';

/** Has all that a walker tells apart, and nothing deep. */
const SAMPLE = [
  '{"version":"2.1.0","other":{"a":[1]},"runs":[1,{"tool":{"b":[{}]},"artifacts":[1,{"contents":{"text":"c"},"location":{}}],"graphs":[],',
  '"results":[1,{"ruleId":"d","message":{"text":"e"},"locations":[1,{"id":1,"logicalLocations":[],"physicalLocation":{"artifactLocation":{},',
  '"contextRegion":{},"region":{"startLine":1,"snippet":{"text":"f"}}}}],"codeFlows":[{}],"relatedLocations":[{"id":1}]},{}],"last":1}]}',
].join('');
const TOKEN = /[{}[\]:,]|"[^"]*"|\d+/g;

/** Often enough to cut some names of properties. */
const STEP = 97;

/**
 * Sends a small log through a walker, cut into two windows at some places. V8 compiles code for what it has seen, and drops it at the first
 * thing that is new: without this, walking the first log of a run is compiled over and over, as rare things come up one by one.
 */
export function warmWalker(): void {
  const memory = new TextEncoder().encode(SAMPLE);
  const places = Uint32Array.from(SAMPLE.matchAll(TOKEN), ({ index }) => index);
  for (let cut = 0; cut <= memory.length; cut += STEP) {
    const walker = createLogWalker('sample');
    const count = places.findIndex((place) => place >= cut);
    const before = count < 0 ? places.length : count;
    const window = { memory, tape: places, offset: 0 };
    walker.take({ ...window, first: 0, end: before, from: 0, to: cut });
    walker.take({ ...window, first: before, end: places.length, from: cut, to: memory.length, offset: cut });
  }
}
