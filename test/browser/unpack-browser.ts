import chromium from '@sparticuz/chromium';

// Into the temporary folder; libraries too, where it knows the runtime.
await chromium.executablePath();
