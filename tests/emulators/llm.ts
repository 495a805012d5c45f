/** An OpenAI-compatible service on loopback: `/chat/completions` with structured output; checks its key and fails as told. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fault = 'none' | 'slow' | 'not-json' | 'wrong-schema' | 'error' | 'limit';

type SentRequest = {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string } };
};

export async function llmEmulator() {
  const state = {
    fault: 'none' as Fault,
    key: 'llm-key-of-the-test',
    /** What it writes. */
    texts: {
      encouragement: 'Tu trabajo y tu familia son razones claras para volver a casa.',
      biggestPitfall: 'El dinero del viaje se ve poco: reúne extractos de varios meses.',
      interviewFocus: 'Practica en voz alta quién paga el viaje y a qué te dedicas.',
    } as Record<string, string>,
    /** What it makes of an answer that it is to put into English. */
    translate: (answer: string): string => answer,
    asked: [] as SentRequest[],
  };
  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/v1/chat/completions') return json(404, { error: { message: 'no such path' } });
      if (request.headers.authorization !== `Bearer ${state.key}`) return json(401, { error: { message: 'no key' } });
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as SentRequest;
      state.asked.push(sent);
      const says = (content: string) =>
        json(200, {
          id: 'chatcmpl-1',
          object: 'chat.completion',
          created: 1,
          model: 'small',
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        });
      if (state.fault === 'slow') return;
      if (state.fault === 'error') return json(500, { error: { message: 'broken', type: 'server_error' } });
      if (state.fault === 'limit') return json(429, { error: { message: 'slow down', type: 'rate_limit' } });
      if (state.fault === 'not-json') return says('Here is your result: {');
      if (state.fault === 'wrong-schema') return says(JSON.stringify({ band: 'GOOD', score: 100 }));
      if (sent.response_format?.json_schema?.name !== 'english') return says(JSON.stringify(state.texts));
      const [, answer = ''] = /<answer>\n(.*)\n<\/answer>/s.exec(sent.messages.at(-1)?.content ?? '') ?? [];
      return says(JSON.stringify({ english: state.translate(answer) }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}
