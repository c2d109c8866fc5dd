export type PathValues = Readonly<Record<string, string | number>>;

/** The names of the placeholders of a template such as `/deployments/{deploymentNumber}`. */
export function placeholders(template: string): readonly string[] {
  return Array.from(template.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}

/**
 * Puts values, percent-encoded, in the place of their placeholders.
 * Throws RangeError for a value that cannot be one part of a path (see `fitsPath`), or that is not there.
 */
export function expandPath(template: string, values: PathValues): string {
  return template.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, name: string) => {
    const value = String(values[name] ?? '');
    if (!fitsPath(value)) throw new RangeError(`There is no usable value for ${placeholder}.`);
    return encodeURIComponent(value);
  });
}

/**
 * Whether a text can be one part of a path and come back as it is. "." and ".." cannot, in any encoding: URLs
 * treat them as steps to another folder (URL standard, "double-dot URL path segment").
 */
export function fitsPath(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}
