/**
 * A second place of one screen, after # in the address, so that Back leaves it. Such a move asks the server for nothing
 * and works without a network; a move to an address without # would ask, so the first place has a name of its own.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Both are ids of elements on the screen. */
export function useInnerPlace(first: string, inner: string) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isInside, setInside] = useState(false);
  const isStartedHere = useRef(false);
  // The server does not know what stands after #; another # (the way to the content) is no move.
  useEffect(() => {
    if (hash === `#${inner}`) setInside(true);
    else if (hash === `#${first}` || hash === '') setInside(false);
  }, [hash, first, inner]);
  return {
    isInside,
    async enter() {
      await navigate(`#${first}`, { replace: true, preventScrollReset: true });
      await navigate(`#${inner}`);
      isStartedHere.current = true;
    },
    leave: () => (isStartedHere.current ? navigate(-1) : navigate(`#${first}`, { replace: true })),
  };
}
