/** What a mail says, before it becomes HTML or text. Every value is plain text; links are absolute. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'button'; text: string; href: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'lines'; lines: readonly Line[] }
  | { type: 'amounts'; rows: readonly Amount[] }
  | { type: 'facts'; rows: readonly Fact[] }
  | { type: 'columns'; columns: readonly Column[] }
  | { type: 'quote'; text: string };

export type Line = { title: string; details: readonly string[]; amount: string };
export type Amount = { label: string; value: string; isTotal?: boolean };
export type Fact = { label: string; value: string };
export type Column = { title: string; lines: readonly string[] };

export type Attachment = { name: string; type: string; content: Buffer };

export type MailContent = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Why the recipient gets this mail. */
  reason: string;
  /** Who gets the answers instead of the shop. */
  replyTo?: string;
  /** Files that come with the mail. */
  attachments?: readonly Attachment[];
  /** Absolute; given for mails that one can be unsubscribed from. */
  unsubscribeLink?: string;
  /** What that link is called where it is not the newsletter's. */
  unsubscribeText?: string;
};

/** What frames every mail of a shop. */
export type Frame = {
  /** BCP 47. */
  locale: string;
  shopName: string;
  shopLink: string;
  closing: string;
  questions: string;
  buttonFails: string;
  unsubscribe: string;
  /** Name, address, registrations of the seller. */
  legalLines: readonly string[];
};
