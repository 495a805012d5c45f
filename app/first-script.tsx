/**
 * What an app page does before any other script (D15, T3): what must not stay in the address is taken out of it, and a
 * form that is sent before the page is awake is held until it is. Plain text: it runs in browsers of any age.
 */
import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);
/** Given by the server, which alone knows all places: their names travel to no browser as a module. */
export const ReaderScriptContext = createContext('');

type AddressSecrets = { phone_number?: string; password?: string; token?: string };
type Early = { take(): AddressSecrets; isAwake?: boolean; sent?: HTMLFormElement | null };

const SCRIPT = `(function(w,d,l){
var early=w.early={taken:{},take:function(){
var q=new URLSearchParams(l.search),h=new URLSearchParams(l.hash.slice(1)),t=early.taken,found=false;
[["phone_number",q],["password",q],["token",h]].forEach(function(p){var v=p[1].get(p[0]);if(v!==null){t[p[0]]=v;p[1].delete(p[0]);found=true}});
if(found){q=String(q);h=String(h);history.replaceState(history.state,"",l.pathname+(q?"?"+q:"")+(h?"#"+h:""))}
early.taken={};return t}};
early.taken=early.take();
function asleep(){var n=d.querySelector("[data-asleep]");if(n&&!early.isAwake)n.hidden=false}
d.addEventListener("submit",function(e){if(!early.isAwake){e.preventDefault();early.sent=e.target;setTimeout(asleep,6000)}},true);
w.addEventListener("error",function(e){if(e.target&&e.target.tagName==="SCRIPT")asleep()},true);
})(window,document,location)`;

export function FirstScript() {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
    />
  );
}

/** Before the first price of a page; of the app in its head, so that a move inside it finds the money known. */
export function ReaderScript() {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours
      dangerouslySetInnerHTML={{ __html: useContext(ReaderScriptContext) }}
    />
  );
}

const early = () => (window as unknown as { early?: Early }).early;

/** What the address brought and no longer holds; given out once. */
export const takeFromAddress = (): AddressSecrets => early()?.take() ?? {};

/** The page is awake: a form that waited is sent. */
export function wakeForms() {
  const state = early();
  if (!state) return;
  state.isAwake = true;
  const { sent } = state;
  state.sent = null;
  if (sent?.isConnected) sent.requestSubmit();
}
