/** May break before its `@`, and there first. */
export function MailAddress({ email }: { email: string }) {
  const [mailbox, host] = email.split('@');
  return (
    <span>
      {mailbox}
      <wbr />@{host}
    </span>
  );
}
