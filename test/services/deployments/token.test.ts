import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, IncompleteError } from '../../../src/errors.ts';
import { AccessToken } from '../../../src/services/deployments/session.ts';

function countingToken(failures: readonly Error[] = []) {
  const issued: string[] = [];
  let asked = 0;
  const token = new AccessToken(async () => {
    const failure = failures[asked];
    asked += 1;
    await Promise.resolve();
    if (failure !== undefined) throw failure;
    const next = `token-${asked}`;
    issued.push(next);
    return next;
  });
  return { token, issued, asked: () => asked };
}

describe('AccessToken', () => {
  test('is obtained once, also when many ask at the same time', async () => {
    const { token, asked } = countingToken();
    expect(await Promise.all([token.current(), token.current(), token.current()])).toEqual(
      Array(3).fill('token-1'),
    );
    expect(await token.current()).toBe('token-1');
    expect(asked()).toBe(1);
  });

  test('that was begun ahead is shared by the first calls', async () => {
    const { token, asked } = countingToken();
    token.begin();
    expect(await Promise.all([token.current(), token.current()])).toEqual(['token-1', 'token-1']);
    expect(await token.current()).toBe('token-1');
    expect(asked()).toBe(1);
  });

  test('that was begun ahead and failed fails the first call only, and is asked for again by the next', async () => {
    const { token, asked } = countingToken([new IncompleteError('unreachable')]);
    token.begin();
    await expect(token.current()).rejects.toThrow('unreachable');
    expect(await token.current()).toBe('token-2');
    expect(asked()).toBe(2);
  });

  test('is replaced once for all calls that failed with it', async () => {
    const { token, asked } = countingToken();
    await token.current();
    const together = await Promise.all([token.replace('token-1'), token.replace('token-1')]);
    const late = await token.replace('token-1');
    expect([...together, late]).toEqual(['token-2', 'token-2', 'token-2']);
    expect(asked()).toBe(2);
  });

  test('is asked for again after a failure that may pass', async () => {
    const { token } = countingToken([new IncompleteError('unreachable')]);
    await expect(token.current()).rejects.toThrow('unreachable');
    expect(await token.current()).toBe('token-2');
  });

  test('is not asked for again once the credentials were refused', async () => {
    const { token, asked } = countingToken([new ConfigurationError('refused')]);
    await expect(token.current()).rejects.toThrow('refused');
    await expect(token.current()).rejects.toThrow('refused');
    await expect(token.replace('token-1')).rejects.toThrow('refused');
    expect(asked()).toBe(1);
  });
});
