import { visibleText } from './visible-text.ts';

type Redact = (text: string) => string;

/**
 * A text without secrets, also when it is shown: characters that go before that (see `visibleText`) may part
 * a secret, which would be whole then. Where they do, they are gone from the result.
 */
export function redactVisible(text: string, redact: Redact): string {
  const plain = redact(text);
  const visible = visibleText(plain);
  const hidden = redact(visible);
  return hidden === visible ? plain : hidden;
}
