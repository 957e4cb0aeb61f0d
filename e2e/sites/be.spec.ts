import { speakAs } from './speak-as';

speakAs('be');
const { joinTheShop } = await import('./walk');
joinTheShop();
