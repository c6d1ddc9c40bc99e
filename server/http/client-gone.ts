/** Thrown when the client has closed the connection, so that no response is possible. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';

  constructor() {
    super('the client closed the connection');
  }
}
