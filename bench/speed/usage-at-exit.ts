// Preloaded into the process that is measured: writes what it used to USAGE_FILE when it ends.
import { writeFileSync } from 'node:fs';

const file = process.env.USAGE_FILE;
if (file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1_000, peak: maxRSS * 1_024 }));
  });
}
