import { Menu as BaseMenu } from "@base-ui/react/menu";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ReactElement, ReactNode, RefObject } from "react";

export interface MenuProps {
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where it is rendered, such as inside a landmark; by default at the end of the body. */
  container?: RefObject<HTMLElement | null>;
}

export function Menu({ trigger, children, open, onOpenChange, container }: MenuProps): ReactNode {
  return (
    <BaseMenu.Root onOpenChange={onOpenChange} open={open}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner align="end" className="z-40" collisionPadding={12} sideOffset={8}>
          <BaseMenu.Popup className="popup max-h-(--available-height) min-w-56 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-1.5">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

const itemStyle = "option w-full text-small no-underline coarse:min-h-11 [&_svg]:size-4 [&_svg]:stroke-[1.75]";

export interface MenuItemProps extends Omit<BaseMenu.Item.Props, "className"> {
  icon?: ReactNode;
}

export function MenuItem({ icon, children, ...props }: MenuItemProps): ReactNode {
  return (
    <BaseMenu.Item {...props} className={itemStyle}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

export interface MenuLinkProps extends Omit<BaseMenu.LinkItem.Props, "className"> {
  icon?: ReactNode;
}

/** Give the router's link as `render`, or an `href`. */
export function MenuLink({ icon, children, ...props }: MenuLinkProps): ReactNode {
  return (
    <BaseMenu.LinkItem closeOnClick {...props} className={itemStyle}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** Text at the top, such as whose menu it is. */
export function MenuHeader({ children, className }: { children: ReactNode; className?: string }): ReactNode {
  return <div className={clsx("px-2.5 py-2", className)}>{children}</div>;
}

export function MenuSeparator(): ReactNode {
  return <BaseMenu.Separator className="tear -mx-1.5 my-1.5" />;
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onValueChange: (value: Value) => void;
}

/** One of several, chosen without leaving the menu. */
export function MenuChoice<Value extends string>({ label, value, options, onValueChange }: MenuChoiceProps<Value>): ReactNode {
  return (
    <BaseMenu.RadioGroup onValueChange={onValueChange} value={value}>
      <BaseMenu.Group>
        <BaseMenu.GroupLabel className="px-2.5 pt-1 pb-1 font-semibold text-ink-2 text-micro">{label}</BaseMenu.GroupLabel>
        {options.map((option) => (
          <BaseMenu.RadioItem className={itemStyle} closeOnClick={false} key={option.value} value={option.value}>
            <span className="grow">{option.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Check aria-hidden="true" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.Group>
    </BaseMenu.RadioGroup>
  );
}
