import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';

/** A mail server and a gateway for text messages that take everything and keep nothing. */
export async function startPost() {
  const mail = createTcp((socket) => {
    let [reading, heard] = [false, ''];
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (!heard.endsWith(reading ? '\r\n.\r\n' : '\r\n')) return;
      const verb = reading ? 'END' : heard.slice(0, 4).toUpperCase();
      heard = '';
      reading = verb === 'DATA';
      socket.write(reading ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  const sms = createHttp((request, response) => {
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await Promise.all([once(mail, 'listening'), once(sms, 'listening')]);
  const portOf = (server: typeof mail) => (server.address() as AddressInfo).port;
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(mail)}`,
      MAIL_FROM: 'SGB <hello@sgb.example>',
      SMS_URL: `http://127.0.0.1:${portOf(sms)}/send`,
      SMS_TOKEN: 'day',
    },
    async close() {
      mail.close();
      sms.close();
    },
  };
}
