/** Starts listening, sends a text, prints the answer, stops. */
export async function ask(listen, path = '/notes') {
  const server = await listen();
  const { port } = server.address();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Call Mary Jones.' }),
  });
  // The service repeats the text that it was sent.
  const { original_text: _, ...answer } = await response.json();
  console.log(response.status, JSON.stringify(answer).includes('Mary'));
  await new Promise((done) => server.close(done));
}

export const listening = (server) => new Promise((done) => server.once('listening', () => done(server)));
