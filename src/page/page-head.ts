import { createHash } from 'node:crypto';
import { type Html, type HtmlTag, rawHtml } from './html.ts';

/**
 * How every page begins, up to the start of `main`. Its policy lets nothing run or load but the style and the
 * script that are given here.
 */
export function pageHead(
  html: HtmlTag,
  page: { readonly title: string; readonly kind: string; readonly style: string; readonly script?: string },
): Html {
  const { title, kind, style, script } = page;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${rawHtml(policy.join('; '))}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${rawHtml(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><span class="home">SARIF Review <span class="soft">${kind}</span></span></header>
<main id="main" tabindex="-1">
`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
