import { defaultSchema, type Options } from 'rehype-sanitize';

/**
 * What may be in a comment: what GitHub allows, less images, which would be fetched from elsewhere, and less
 * addresses that are neither of the web nor of mail. Ids get the prefix, so that no comment can take the name
 * of a part of the page.
 */
export function commentSchema(prefix: string): Options {
  return {
    ...defaultSchema,
    tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['img', 'picture', 'source'].includes(name)),
    protocols: { href: ['http', 'https', 'mailto'] },
    clobberPrefix: prefix,
  };
}
