/**
 * What `@jest/globals` is to modules that outlive a test file: each name stands for that of the file which
 * runs now.
 */
type Globals = Readonly<Record<string, unknown>>;

let current: Globals = {};

/** From here on the names mean these. */
export function follow(globals: Globals): void {
  current = globals;
}

function following(find: () => unknown): unknown {
  return new Proxy(() => undefined, {
    apply: (_target, _self, args) => Reflect.apply(find() as () => unknown, undefined, args),
    get: (_target, key) => following(() => Reflect.get(find() as object, key)),
  });
}

const named = (name: string): unknown => following(() => current[name]);

export const afterAll = named('afterAll');
export const afterEach = named('afterEach');
export const beforeAll = named('beforeAll');
export const beforeEach = named('beforeEach');
export const describe = named('describe');
export const expect = named('expect');
export const jest = named('jest');
export const test = named('test');
