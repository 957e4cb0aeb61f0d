import { Icon } from './icon';

const stars = [1, 2, 3, 4, 5] as const;

type Props = {
  /** 0 to 5. */
  average: number;
  /** Spoken: "4,6 van 5 sterren". */
  label: string;
  /** Shown beside the stars: "4,6 (128)". */
  text?: string;
  size?: number;
};

export function Rating({ average, label, text, size = 16 }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span role="img" aria-label={label} className="relative inline-flex text-sand">
        {stars.map((star) => (
          <Icon key={star} name="star" size={size} isFilled />
        ))}
        <span
          className="absolute inset-y-0 left-0 flex overflow-hidden text-amber"
          style={{ width: `${Math.min(100, Math.max(0, average * 20))}%` }}
        >
          {stars.map((star) => (
            <Icon key={star} name="star" size={size} isFilled />
          ))}
        </span>
      </span>
      {text && <span className="tabular text-stone">{text}</span>}
    </span>
  );
}
