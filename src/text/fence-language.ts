/**
 * Names of languages that services color and do nothing else with. Other names bring a fence to life:
 * `suggestion` offers a change to apply, `mermaid` and its kind draw, `math` sets formulas.
 */
const PLAIN_LANGUAGES = new Set(
  `apex bash bat batch c c# c++ clojure cmake console cpp cs csharp css csv dart diff docker dockerfile elixir erlang go golang gradle
  graphql groovy handlebars haskell hcl html http ini java javascript js json json5 jsonc jsp jsx julia kotlin kt less lua make
  makefile markdown md nginx objc objective-c objectivec perl php plaintext powershell properties proto protobuf ps1 py python r rb rs ruby rust
  sass scala scss sh shell soql sosl sql svelte swift terraform text tf toml ts tsx twig txt typescript vb visualforce vue xml yaml yml zsh`.split(
    /\s+/,
  ),
);

/**
 * The language of a fence of untrusted Markdown, in lower case; empty where it is not known to be plain text
 * with colors.
 */
export function plainLanguage(name: string | null | undefined): string {
  const language = (name ?? '').toLowerCase();
  return PLAIN_LANGUAGES.has(language) ? language : '';
}
