import { tellFirstStarts } from './first-start-cases.ts';

// Who is first is another one each time.
tellFirstStarts(10);
