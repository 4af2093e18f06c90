import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

import { smtpCertificate } from './smtp-certificate.fixture.ts';

type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
  readonly isEncrypted: boolean;
};

/** Reply to a command instead of the usual one; `close`: the connection ends, `hang`: nothing is sent. */
type Answers = Readonly<Partial<Record<'CONNECT' | 'MAIL' | 'RCPT' | 'DATA' | 'END', string>>>;

/** The server's side of STARTTLS (RFC 3207). */
const encrypt = (socket: Socket): TLSSocket => {
  socket.removeAllListeners('data');
  socket.write('220 go\r\n');
  return new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(smtpCertificate) });
};

/** An SMTP server on a free port (RFC 5321), as far as one client needs it. With `hasTls` it offers STARTTLS. */
export const startSmtpServer = async ({ hasTls = false } = {}) => {
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  let answers: Answers = {};
  const reply = (socket: Socket, step: keyof Answers, usual: string): void => {
    const line = answers[step] ?? usual;
    if (line === 'close') socket.destroy();
    else if (line !== 'hang') socket.write(`${line}\r\n`);
  };

  const talk = (socket: Socket): void => {
    let [from, data, isData, rest] = ['', '', false, ''];
    let to: string[] = [];
    const accepts = (step: keyof Answers, code: string): boolean => (answers[step] ?? code).startsWith(code);
    const steps: Readonly<Record<string, (address: string) => void>> = {
      EHLO: () => {
        const offersTls = hasTls && !(socket instanceof TLSSocket);
        socket.write(`250-localhost\r\n${offersTls ? '250-STARTTLS\r\n' : ''}250 8BITMIME\r\n`);
      },
      ...(hasTls ? { STAR: () => talk(encrypt(socket)) } : {}),
      MAIL: (address) => {
        [from, to] = [address, []];
        reply(socket, 'MAIL', '250 ok');
      },
      RCPT: (address) => {
        to.push(address);
        reply(socket, 'RCPT', '250 ok');
      },
      DATA: () => {
        isData = accepts('DATA', '354');
        reply(socket, 'DATA', '354 go');
      },
      QUIT: () => void socket.end('221 bye\r\n'),
    };
    const command = (line: string): void => {
      commands.push(line);
      const step = steps[line.slice(0, 4).toUpperCase()];
      if (step === undefined) socket.write('502 no\r\n');
      else step(/<([^>]*)>/.exec(line)?.[1] ?? '');
    };
    const end = (): void => {
      if (accepts('END', '250') || answers.END === 'close')
        mails.push({ from, to, data, isEncrypted: socket instanceof TLSSocket });
      [isData, data] = [false, ''];
      reply(socket, 'END', '250 stored');
    };
    const take = (line: string): void => {
      if (!isData) command(line);
      else if (line === '.') end();
      else data += `${line.replace(/^\./, '')}\r\n`;
    };
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      const lines = (rest + part.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    talk(socket);
    reply(socket, 'CONNECT', '220 localhost');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    mails,
    commands,
    answer: (changed: Answers): void => {
      answers = changed;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

/** The headers of an e-mail by their lower-case names, unfolded, and its decoded parts. */
export const readMailData = (data: string) => {
  const [head = '', ...body] = data.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const text = body
    .join('\r\n\r\n')
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  return { headers, text };
};
