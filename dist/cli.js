#!/usr/bin/env node
// The command line and the action are one bundle, so that they share its parts. This says which one is meant.
Reflect.set(globalThis, 'isSarifReviewCommand', true);
void import('./index.js');
export {};
