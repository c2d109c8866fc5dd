import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail as it arrived. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  /** What a reader gets, by its type: `text/plain`, `text/html`. */
  readonly parts: ReadonlyMap<string, string>;
}

export interface MailSink {
  readonly port: number;
  /** In the order in which they came. */
  readonly mails: readonly Mail[];
  close(): void;
}

/** Takes every mail on the loopback interface, and sends none on. */
export async function openMailSink(): Promise<MailSink> {
  const mails: Mail[] = [];
  const server = createServer((socket) => receive(socket, (mail) => mails.push(mail)));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, mails, close: () => void server.close() };
}

/** As much of SMTP as one sender needs. */
function receive(socket: Socket, take: (mail: Mail) => void): void {
  let to: string[] = [];
  let data: string[] | undefined;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (data !== undefined) {
      if (line !== '.') {
        data.push(line.replace(/^\./u, ''));
        return;
      }
      take(toMail(to, data.join('\r\n')));
      [to, data] = [[], undefined];
      say('250 taken');
      return;
    }
    const [, recipient] = /^RCPT TO:<([^>]*)>/iu.exec(line) ?? [];
    if (recipient !== undefined) to.push(recipient);
    if (/^DATA/iu.test(line)) data = [];
    say(data === undefined ? (/^QUIT/iu.test(line) ? '221 bye' : '250 fine') : '354 go on');
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  socket.on('error', () => socket.destroy());
  say('220 sink');
}

function toMail(to: readonly string[], raw: string): Mail {
  const { headers, body } = split(raw);
  const [, boundary] = /boundary="?([^";]+)/iu.exec(headers.get('content-type') ?? '') ?? [];
  const texts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const parts = texts.map((text) => {
    const part = split(text.replace(/^\r\n/u, ''));
    const type = part.headers.get('content-type')?.split(';')[0] ?? 'text/plain';
    return [type, decode(part.body, part.headers.get('content-transfer-encoding'))] as const;
  });
  return { to, subject: headers.get('subject') ?? '', parts: new Map(parts) };
}

function split(text: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/gu, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return { headers: new Map(headers), body: text.slice(end + 4) };
}

function decode(body: string, encoding = ''): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes =
    encoding.toLowerCase() === 'quoted-printable'
      ? body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : body;
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
