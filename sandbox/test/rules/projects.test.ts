import { expect, test } from '@jest/globals';
import { listProjects, projectOf } from '../../rules/repositories.ts';
import { makeSandbox } from '../make-sandbox.ts';

test('repositories have numbers that stay, and names that differ', () => {
  const { sandbox, close } = makeSandbox();
  try {
    const { projects } = sandbox.store;
    for (const repository of ['/a/shop', '/b/shop.git', '/c/größe of it', '/a/shop', '/']) {
      projects.add(repository);
    }
    expect(listProjects(sandbox)).toEqual([
      { id: 1, name: 'shop', fullName: 'sandbox/shop', repository: '/a/shop' },
      { id: 2, name: 'shop-2', fullName: 'sandbox/shop-2', repository: '/b/shop.git' },
      { id: 3, name: 'gr-e-of-it', fullName: 'sandbox/gr-e-of-it', repository: '/c/größe of it' },
      { id: 4, name: 'repository', fullName: 'sandbox/repository', repository: '/' },
    ]);
    expect(projectOf(sandbox, '/b/shop.git').id).toBe(2);
    expect(() => projectOf(sandbox, '/elsewhere')).toThrow('has no number');
  } finally {
    close();
  }
});
