import { IconButton } from './icon-button';

type Props = { id: string; title: string; closeLabel: string; onClose?: () => void };

/** Title and close button of a dialog. Without `onClose` the button closes it as a form, without client code. */
export function ModalHeading({ id, title, closeLabel, onClose }: Props) {
  const close = (
    <IconButton icon="x" label={closeLabel} onClick={onClose} type={onClose ? 'button' : 'submit'} />
  );
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-sand py-2 pr-2 pl-5">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {onClose ? close : <form method="dialog">{close}</form>}
    </div>
  );
}
