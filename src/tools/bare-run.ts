import { startRun } from './start-run.ts';

// A job of CI may give all by variables: what reads flags would delay its first request.
process.exitCode = await startRun('run', { flags: {}, form: 'text', shown: 'selected', timings: false });
