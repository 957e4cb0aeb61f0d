type Props = {
  /** 0 to 5. */
  average: number;
  /** Spoken: "4,6 van 5 sterren". */
  label: string;
  /** Pixels where nobody has enlarged the text. */
  size?: number;
};

/** Five stars, drawn by the style sheet (`.stars`): as many elements would outweigh the reviews below them. */
export function Rating({ average, label, size = 16 }: Props) {
  const look: Record<string, string> = {
    '--star': `${size / 16}rem`,
    '--filled': `${Math.min(100, Math.max(0, Math.round(average * 20)))}%`,
  };
  return <span role="img" aria-label={label} className="stars" style={look} />;
}
