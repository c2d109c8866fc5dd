#!/usr/bin/env node
// The command line and the action are one bundle, so that they share its parts. This says which one is meant.
Reflect.set(globalThis, 'isSarifReviewCommand', true);
// Whoever reads may go away (`| head`); the work goes on.
for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
        if (!('code' in error) || error.code !== 'EPIPE')
            throw error;
    });
void import('./index.js');
export {};
