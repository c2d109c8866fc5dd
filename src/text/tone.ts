/** What a line means to its reader; a host that has colors shows it. */
export type Tone = 'heading' | 'new' | 'change' | 'quiet' | 'good' | 'doubtful' | 'bad';
