import { z } from 'zod';
import { PROPOSED, phaseSchema } from '../phase.ts';
import { settingsSchema } from '../settings.ts';
import { accessSchema, rightsSchema, roleSchema, tokenKindSchema } from '../store/accounts.ts';
import { stateSchema } from '../store/deployments.ts';

const text = z
  .string()
  .trim()
  .min(1)
  // Some of these become arguments of git, which cannot hold a NUL.
  .refine((value) => !value.includes('\0'), 'must not hold a NUL character');

// The admin interface is our own: a misspelled field is an error, not something to ignore.

export const userRequest = z.strictObject({
  name: text,
  role: roleSchema,
  access: accessSchema.optional(),
  isBot: z.boolean().optional(),
});

export const tokenRequest = z.strictObject({
  userId: text,
  kind: tokenKindSchema,
  rights: rightsSchema.default({}),
});

export const clientRequest = z.strictObject({
  kind: z.enum(['confidential', 'public']).default('confidential'),
  userId: text,
  name: text.default('client'),
  redirectUris: z.array(text).max(20).default([]),
});

export const deploymentRequest = z.strictObject({
  repository: text,
  base: text,
  head: text,
  title: text.optional(),
  branch: text.optional(),
  phase: phaseSchema.default(PROPOSED),
  authorId: text.optional(),
});

export const deploymentChangeRequest = z.strictObject({
  base: text.optional(),
  head: text.optional(),
  phase: phaseSchema.optional(),
  state: stateSchema.optional(),
});

export const pushesRequest = z
  .array(z.strictObject({ label: text, base: text.optional(), head: text }))
  .min(1)
  .max(100);

export const pipelineRequest = z.strictObject({
  sha: text.optional(),
  ref: text.optional(),
  source: text.default('push'),
  jobs: z.array(text).max(100).default([]),
});

export const readyRequest = z.strictObject({
  discussion: z.boolean().default(false),
  diff: z.boolean().default(false),
});

export const settingsRequest = settingsSchema.partial();
