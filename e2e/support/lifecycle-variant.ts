import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Edit, Variant } from '../../tools/site/remote-variant.ts';

const EXPOSED = /bootstrap:\(\)=>([\w$]+),mount:\(\)=>([\w$]+),unmount:\(\)=>([\w$]+)\}\)/;

/** Passes the lifecycle that a build exposes through a function: JavaScript that takes the lifecycle and returns another. */
const throughFunction =
  (wrapper: string): Edit =>
  (path, text) =>
    /^browser\/lifecycle.*\.js$/.test(path)
      ? text.replace(EXPOSED, (_exposed, bootstrap: string, mount: string, unmount: string) => {
          const whole = `(${wrapper})({bootstrap:${bootstrap},mount:${mount},unmount:${unmount}})`;
          return `${['bootstrap', 'mount', 'unmount'].map((name) => `${name}:()=>${whole}.${name}`).join(',')}})`;
        })
      : text;

/** Version of a remote with a modified lifecycle. `wrapper` is evaluated at each access. */
export const makeLifecycleVariant = (remote: string, suffix: string, wrapper: string): Promise<Variant> =>
  makeVariant(remote, suffix, throughFunction(wrapper));
