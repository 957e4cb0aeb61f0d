import { speakAs } from './speak-as';

speakAs('de');
const { buyAndGiveBack, joinTheShop } = await import('./walk');
buyAndGiveBack();
joinTheShop();
