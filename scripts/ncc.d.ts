/** What we use of ncc, which brings no types. */
declare module '@vercel/ncc' {
  interface Built {
    readonly code: string;
    /** Further files of the bundle, by name. */
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    readonly stats: { toJson(options: object): object };
  }
  // biome-ignore lint/style/noDefaultExport: ncc exports a function.
  export default function ncc(
    entry: string,
    options: {
      readonly cache: false;
      readonly quiet: boolean;
      /** Modules that stay out of the bundle, each with what is imported in its place. */
      readonly externals: Readonly<Record<string, string>>;
    },
  ): Promise<Built>;
}
