import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../rules/refusal.ts';

/** RFC 6750, section 2.1. The name of a scheme has no case. */
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The token of the Authorization header. Refuses with `unauthorized` where there is none. */
export function readBearerToken(context: Context): string {
  const token = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) {
    throw new Refusal(
      'unauthorized',
      'The header Authorization: Bearer <ACCESS_TOKEN> is missing or malformed',
    );
  }
  return token;
}

/** Up to 15 digits: a number that JavaScript holds exactly. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** The deployment number of a path. What is no such number names no deployment: refuses with `not-found`. */
export function toDeploymentNumber(text: string): number {
  if (!NUMBER.test(text)) throw new Refusal('not-found', 'Deployment not found');
  return Number(text);
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads the JSON body of a request. Refuses with `invalid` what is no JSON or does not fit, and says which
 * field is wrong.
 */
export async function readJson<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new Refusal('invalid', 'The body must be JSON, with the Content-Type application/json');
  }
  const result = schema.safeParse(parseJson(await readText(context)));
  if (result.success) return result.data;
  throw new Refusal('invalid', result.error.issues.map(toSentence).join('; '));
}

function parseJson(text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The body is not valid JSON');
  }
  // `\\ud800` is valid JSON, and no text that could be stored or sent back as it is.
  if (!isWellFormed(json)) throw new Refusal('invalid', 'The body holds half of a surrogate pair');
  return json;
}

/** All texts of a JSON value are Unicode. Without recursion, since nobody bounds its depth. */
function isWellFormed(json: unknown): boolean {
  const waiting: unknown[] = [json];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) waiting.push(name, part);
    }
  }
  return true;
}

function toSentence(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}

export function isFormType(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}

/** Reads a form-encoded body. Refuses with `invalid` a body of another kind, and what is not UTF-8. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  if (!isFormType(context.req.header('content-type'))) {
    throw new Refusal(
      'invalid',
      'The body must be a form, with the Content-Type application/x-www-form-urlencoded',
    );
  }
  const text = await readText(context);
  // What the percent-encoding stands for is bytes as well.
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  decodeUtf8(Buffer.from(bytes, 'latin1'));
  return new URLSearchParams(text);
}

/** Reads a body as text. Refuses with `invalid` what is not UTF-8: nobody's text is changed in passing. */
export async function readText(context: Context): Promise<string> {
  return decodeUtf8(await context.req.arrayBuffer());
}

/** The text of bytes of a body. Refuses as `readText`. */
function decodeUtf8(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('invalid', 'The body is not UTF-8');
  }
}
