import { Actions } from './actions';
import styles from './design.module.css';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Navigation } from './navigation';
import { Overlays } from './overlays';
import { ProductParts } from './product-parts';
import { ShowStates } from './show-states';
import { Colours, Icons, Space, TypeScale } from './tokens';

const sections = {
  colours: 'Colours',
  type: 'Type',
  space: 'Space, edges and shadow',
  icons: 'Icons',
  actions: 'Buttons',
  fields: 'Fields',
  feedback: 'Messages',
  ways: 'Ways through the shop',
  goods: 'Goods',
  overlays: 'Dialogs',
};

/** Every primitive in every state, for those who build the shop: in English, and not part of what shoppers see. */
export function DesignView() {
  return (
    <main lang="en" className={styles.page}>
      <div className={styles.intro}>
        <h1 className="heading">Design</h1>
        <p>Every primitive of the shop in every state, drawn by the shop's own style sheet.</p>
      </div>
      <nav aria-label="Sections">
        <ul className={styles.list}>
          {Object.entries(sections).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Colours />
        <TypeScale />
        <Space />
        <Icons />
        <Actions />
        <Fields />
        <Feedback />
        <Navigation />
        <ProductParts />
        <Overlays />
      </div>
      <ShowStates />
    </main>
  );
}
