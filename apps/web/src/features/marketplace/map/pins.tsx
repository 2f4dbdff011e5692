import type { MapCluster, MapPin } from "@fourball/domain/tee-time/map";
import type { Map as LeafletMap } from "leaflet";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { MapPoint } from "../../../kit/map/map-point.tsx";
import { liftCards } from "./lifted-course.ts";
import { type MapItem, mapItems } from "./map-items.ts";
import { ClusterFace, PinFace } from "./pin-face.tsx";

type PinsProps = {
  map: LeafletMap;
  pins: readonly MapPin[];
  clusters: readonly MapCluster[];
  /** The courses that stand out: of the card under the pointer, and the chosen one. */
  lifted: string | undefined;
  selected: string | undefined;
  onSelect: (courseId: string | undefined) => void;
};

/** All pins are one stop of the tab key; the arrow keys move between them in the order of their games. */
export function Pins({ map, pins, clusters, lifted, selected, onSelect }: PinsProps): ReactNode {
  const zoom = useZoom(map);
  const items = useMemo(() => mapItems(pins, clusters, zoom), [pins, clusters, zoom]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [stop, setStop] = useState<string>();
  const tabStop = items.find(({ key }) => key === stop)?.key ?? items[0]?.key;
  useEffect(() => () => liftCards(undefined), []);
  const { enter, leave } = useEnter(items, buttons, map);

  function move(event: KeyboardEvent, from: number): void {
    const to = targetOf(event.key, from, items.length);
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    map.panInside([item.latitude, item.longitude], { padding: [60, 80], animate: false });
    buttons.current.get(item.key)?.focus();
  }

  function open(item: MapItem): void {
    if (item.kind === "cluster") enter(item);
    else onSelect(item.key === selected ? undefined : item.key);
  }

  return items.map((item, place) => {
    const isRaised = isOf(item, lifted) || isOf(item, selected);
    return (
      <MapPoint isRaised={isRaised} key={item.key} latitude={item.latitude} longitude={item.longitude} map={map}>
        <Pin
          isPressed={item.key === selected}
          isRaised={isRaised}
          isTabStop={item.key === tabStop}
          item={item}
          onClick={() => open(item)}
          onFocus={() => setStop(item.key)}
          onKeyDown={(event) => move(event, place)}
          onLeft={leave}
          ref={refIn(buttons.current, item.key)}
        />
      </MapPoint>
    );
  });
}

/** Opens a cluster by a closer look. It is gone then, and the focus with it, which goes to what was inside. */
function useEnter(items: readonly MapItem[], buttons: RefObject<Map<string, HTMLButtonElement>>, map: LeafletMap) {
  const entered = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const courses = entered.current;
    if (!courses || document.activeElement !== document.body) return;
    entered.current = undefined;
    const inside = items.find((item) => courses.some((courseId) => isOf(item, courseId)));
    const button = inside && buttons.current.get(inside.key);
    (button ?? map.getContainer()).focus({ preventScroll: true });
  }, [items, buttons, map]);
  return {
    enter: ({ courseIds, latitude, longitude }: MapItem & { kind: "cluster" }): void => {
      entered.current = courseIds;
      map.setView([latitude, longitude], Math.min(map.getMaxZoom(), map.getZoom() + 2));
    },
    leave: (): void => {
      entered.current = undefined;
    },
  };
}

const refIn =
  (buttons: Map<string, HTMLButtonElement>, key: string): RefCallback<HTMLButtonElement> =>
  (button) => {
    if (button) buttons.set(key, button);
    else buttons.delete(key);
  };

type PinProps = Pick<ComponentProps<"button">, "onClick" | "onKeyDown" | "ref"> & {
  item: MapItem;
  isPressed: boolean;
  isRaised: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  /** The focus went elsewhere, by the golfer. */
  onLeft: () => void;
};

function Pin({ item, isPressed, isRaised, isTabStop, onFocus, onLeft, ...button }: PinProps): ReactNode {
  const courseId = item.kind === "pin" ? item.key : undefined;
  return (
    <button
      {...button}
      aria-describedby="map-hint"
      aria-pressed={item.kind === "pin" ? isPressed : undefined}
      className="map-pin"
      data-kind={item.kind}
      data-own={item.kind === "pin" && item.pin.isOwn ? "" : undefined}
      data-raised={isRaised ? "" : undefined}
      onBlur={({ relatedTarget }) => {
        liftCards(undefined);
        if (relatedTarget) onLeft();
      }}
      onFocus={() => {
        onFocus();
        liftCards(courseId);
      }}
      onPointerEnter={() => liftCards(courseId)}
      onPointerLeave={() => liftCards(undefined)}
      tabIndex={isTabStop ? 0 : -1}
      type="button"
    >
      {item.kind === "pin" ? <PinFace pin={item.pin} /> : <ClusterFace cluster={item} />}
    </button>
  );
}

const isOf = (item: MapItem, courseId: string | undefined): boolean =>
  courseId !== undefined && (item.kind === "pin" ? item.key === courseId : item.courseIds.includes(courseId));

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

function useZoom(map: LeafletMap): number {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const look = (): void => setZoom(map.getZoom());
    map.on("zoomend", look);
    return () => void map.off("zoomend", look);
  }, [map]);
  return zoom;
}
