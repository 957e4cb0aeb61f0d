import { speakAs } from './speak-as';

speakAs('cz');
const { buyAndGiveBack, joinTheShop } = await import('./walk');
buyAndGiveBack();
joinTheShop();
