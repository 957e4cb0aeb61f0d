type Props = { title: string; lines: readonly string[] };

export function AddressBlock({ title, lines }: Props) {
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <address className="mt-1 text-sm text-stone whitespace-pre-line not-italic">{lines.join('\n')}</address>
    </div>
  );
}
