/** The shop does not want this file, and sending it again would not help. */
export class UploadRefused extends Error {
  /** The product document's words, where it has some for this. */
  readonly msg: string;

  constructor(message: string, msg: string) {
    super(message);
    this.name = 'UploadRefused';
    this.msg = msg;
  }
}
