/**
 * What git was asked for was there once and is not any more. The message is a sentence for a person, without
 * a full stop.
 */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** What was asked for, or `null` where it is gone. */
export async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GoneError) return null;
    throw error;
  }
}
